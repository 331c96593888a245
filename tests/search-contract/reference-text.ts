import type { Answer, Collection, Document } from '../../src/search/port.ts'
import {
  codeOf,
  isSmallNumber,
  joinedWords,
  MAX_WORDS,
  MIN_PREFIX_LENGTH,
  typedWords,
  wordsOf,
} from '../../src/search/text/words.ts'
import { textsOf } from './reference-document.ts'
import { referenceTypos } from './reference-typos.ts'

type Words = {
  readonly names: ReadonlySet<string>
  readonly joinedNames: ReadonlySet<string>
  readonly others: readonly ReadonlySet<string>[]
  readonly codes: ReadonlySet<string>
}

type TextMatch = {
  /** The matching documents and their rank; lower is better. `null` when there is no word to match. */
  readonly ranks: ReadonlyMap<Document, number> | null
  readonly corrections: Answer['corrections']
  readonly unmatched: Answer['unmatched']
}

/** Which documents match a text, by the rules that every engine follows. */
export function referenceText(collection: Collection, documents: readonly Document[]) {
  const words = new Map(documents.map((document) => [document, wordsOfDocument(collection, document)]))
  const names = countWords(words.values().map((own) => own.names))
  const joinedNames = countWords(words.values().map((own) => own.joinedNames))
  const codes = new Set(words.values().flatMap((own) => own.codes))
  const others = new Set(words.values().flatMap((own) => own.others.flatMap((other) => [...other])))

  /** How well a document matches a word, or infinity. `null` when no document does. */
  function ranking(word: string, isUnfinished: boolean): ((own: Words) => number) | null {
    const isLong = word.length >= MIN_PREFIX_LENGTH
    const begunIn = (some: Iterable<string>) =>
      new Set(Iterator.from(some).filter((other) => other.startsWith(word)))
    const none = new Set<string>()
    const begunNames = isUnfinished ? begunIn(names.keys()) : none
    const isName = names.has(word) || joinedNames.has(word) || codes.has(word) || begunNames.size > 0
    const begunJoined = isUnfinished && isLong && !isName ? begunIn(joinedNames.keys()) : none
    const begunCodes = isUnfinished && isLong && !isName ? begunIn(codes) : none
    const inOthers = isUnfinished && isLong ? begunIn(others) : others.has(word) ? new Set([word]) : none
    const alike = otherNamesOf(word)
    if (!isName && begunJoined.size + begunCodes.size + inOthers.size + alike.size === 0) return null

    return (own) => {
      if (own.names.has(word) || own.joinedNames.has(word) || own.codes.has(word)) return 0
      if (!own.names.isDisjointFrom(begunNames) || !own.joinedNames.isDisjointFrom(begunJoined)) return 1
      if (!own.codes.isDisjointFrom(begunCodes)) return 1
      if (!own.names.isDisjointFrom(alike) || !own.joinedNames.isDisjointFrom(alike)) return 1
      const tier = own.others.findIndex((other) => !other.isDisjointFrom(inOthers))
      return tier < 0 ? Infinity : 32 * (tier + 1)
    }
  }

  function otherNamesOf(word: string): ReadonlySet<string> {
    const attempts = collection.otherNames?.get(word) ?? []
    const isKnown = (name: string) => names.has(name) || joinedNames.has(name)
    return new Set(attempts.find((attempt) => attempt.some(isKnown))?.filter(isKnown))
  }

  function wordsToRead(text: string) {
    const groups = typedWords(text)
    const read: string[] = []
    for (const [at, parts] of groups.entries()) {
      const isLast = at === groups.length - 1
      const joined = parts.join('')
      const withPrevious = `${read.at(-1)}${joined}`
      if (isSmallNumber(joined) && read.length > 0 && ranking(withPrevious, isLast))
        read.splice(-1, 1, withPrevious)
      else if (ranking(joined, isLast)) read.push(joined)
      else read.push(...parts)
    }
    return read.slice(0, MAX_WORDS)
  }

  return function match(text: string): TextMatch {
    const typed = wordsToRead(text)
    if (typed.length === 0) return { ranks: null, corrections: [], unmatched: [] }

    const spans = spansOf(typed.length).flatMap(([start, end]) => {
      const rank = ranking(typed.slice(start, end).join(''), end === typed.length)
      return rank ? [{ start, end, rank }] : []
    })
    const unmatched: string[] = []
    const corrections = typed.flatMap((word, at) => {
      if (spans.some(({ start, end }) => start <= at && at < end)) return []
      const meant =
        [names, joinedNames]
          .map((some) => referenceTypos(some, word, at === typed.length - 1))
          .find((some) => some.length > 0) ?? []
      const isMeant = ({ names, joinedNames }: Words) =>
        meant.some((name) => names.has(name) || joinedNames.has(name))
      spans.push({ start: at, end: at + 1, rank: (own) => (isMeant(own) ? 2 : Infinity) })
      if (meant[0] !== undefined) return [{ from: word, to: meant[0] }]
      unmatched.push(word)
      return []
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
    return { ranks: new Map(ranks.filter(([, rank]) => rank < Infinity)), corrections, unmatched }
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
    names: new Set(texts(names).flatMap(wordsOf)),
    joinedNames: new Set(texts(names).flatMap(joinedWords)),
    others: others.map((fields) => new Set(texts(fields).flatMap(wordsOf))),
    codes: new Set(
      texts(codes)
        .map(codeOf)
        .filter((code) => code !== ''),
    ),
  }
}

function countWords(all: Iterable<ReadonlySet<string>>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const words of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
