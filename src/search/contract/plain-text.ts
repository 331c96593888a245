import type { Answer, Collection, Document } from '../port.ts'
import { codeOf, MOST_WORDS, nameWords, typedWords, wordsOf } from '../text/words.ts'
import { textsOf } from './plain-document.ts'
import { plainlyMeant } from './plain-typos.ts'

type Words = {
  readonly names: ReadonlySet<string>
  readonly others: readonly ReadonlySet<string>[]
  readonly codes: ReadonlySet<string>
}

type TextMatch = {
  /** The documents that match, and how well: the lower, the better. `null` when there is no word to match. */
  readonly ranks: ReadonlyMap<Document, number> | null
  readonly corrections: Answer['corrections']
}

/** Which documents match a text, by the rules that every engine follows. */
export function plainText(collection: Collection, documents: readonly Document[]) {
  const words = new Map(documents.map((document) => [document, wordsOfDocument(collection, document)]))
  const names = countNames(words.values())
  const allNames = [...names.keys()]
  const allCodes = [...new Set(words.values().flatMap(({ codes }) => codes))]
  const allOthers = [...new Set(words.values().flatMap(({ others }) => others.flatMap((other) => [...other])))]

  /** For a word, how well a document has it, or infinity; `null` when none has it. */
  function ranking(word: string, isUnfinished: boolean): ((own: Words) => number) | null {
    const isIt = (other: string) => (isUnfinished ? other.startsWith(word) : other === word)
    const isName = allNames.some(isIt) || allCodes.includes(word)
    const isCode = (code: string) => isUnfinished && !isName && word.length >= 3 && code.startsWith(word)
    if (!isName && !allOthers.some(isIt) && !allCodes.some(isCode)) return null

    return (own) => {
      if (own.names.has(word) || own.codes.has(word)) return 0
      if (own.names.values().some(isIt) || own.codes.values().some(isCode)) return 1
      const tier = own.others.findIndex((other) => other.values().some(isIt))
      return tier < 0 ? Infinity : 32 * (tier + 1)
    }
  }

  return function match(text: string): TextMatch {
    const groups = typedWords(text)
    const typed = groups
      .flatMap((parts, at) => (ranking(parts.join(''), at === groups.length - 1) ? [parts.join('')] : parts))
      .slice(0, MOST_WORDS)
    if (typed.length === 0) return { ranks: null, corrections: [] }

    const spans = spansOf(typed.length).flatMap(([start, end]) => {
      const rank = ranking(typed.slice(start, end).join(''), end === typed.length)
      return rank ? [{ start, end, rank }] : []
    })
    const corrections = typed.flatMap((word, at) => {
      if (spans.some(({ start, end }) => start <= at && at < end)) return []
      const meant = plainlyMeant(names, word, at === typed.length - 1)
      spans.push({ start: at, end: at + 1, rank: (own) => (meant.some((name) => own.names.has(name)) ? 2 : Infinity) })
      return meant[0] === undefined ? [] : [{ from: word, to: meant[0] }]
    })

    function rankFrom(own: Words, at: number): number {
      if (at === typed.length) return 0
      const ways = spans.filter(({ start }) => start === at)
      return Math.min(
        ...ways.map(({ end, rank }) => {
          const first = rank(own)
          return first === Infinity ? Infinity : first + rankFrom(own, end)
        }),
      )
    }
    const ranks = words.entries().map(([document, own]): [Document, number] => [document, rankFrom(own, 0)])
    return { ranks: new Map(ranks.filter(([, rank]) => rank < Infinity)), corrections }
  }
}

/** Every span of up to three words. */
function spansOf(count: number): [start: number, end: number][] {
  return Array.from({ length: count }, (_, start) =>
    [1, 2, 3].map((length): [number, number] => [start, start + length]),
  )
    .flat()
    .filter(([, end]) => end <= count)
}

function wordsOfDocument({ text: [names = [], ...others], codes }: Collection, document: Document): Words {
  const texts = (fields: readonly string[]) => fields.flatMap((field) => textsOf(document, field))
  return {
    names: new Set(texts(names).flatMap(nameWords)),
    others: others.map((fields) => new Set(texts(fields).flatMap(wordsOf))),
    codes: new Set(texts(codes).map(codeOf).filter((code) => code !== '')),
  }
}

function countNames(words: Iterable<{ names: ReadonlySet<string> }>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { names } of words) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
