import { meantWords } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Found, isSeen, MISTYPED, readWord } from './word-reading.ts'
import { isSmallNumber, MOST_WORDS, typedWords } from './words.ts'

/** The typed words from `start` to before `end`, read as one word. */
export type Span<List> = {
  readonly start: number
  readonly end: number
  readonly found: readonly Found<List>[]
}

type Correction = { readonly from: string; readonly to: string }

/**
 * Every way in which typed words can be read. A document matches when spans that it has lead from the first word to the
 * last.
 */
export type TextReading<List> = {
  readonly wordCount: number
  readonly spans: readonly Span<List>[]
  readonly corrections: readonly Correction[]
  /** Words that no visible document has, not even with a typing mistake. */
  readonly unmatched: readonly string[]
}

/** So many typed words may belong together as one: "hi lux" is a Hilux. */
const MOST_JOINED = 3

/** Words that nothing visible has, alone or joined with their neighbours, are taken as mistyped. */
export function readText<List>(typed: string, vocabulary: Vocabulary<List>): TextReading<List> {
  const words = wordsToRead(typed, vocabulary)
  const spans: Span<List>[] = []
  const corrections: Correction[] = []
  const unmatched: string[] = []
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(start + MOST_JOINED, words.length); end++) {
      const found = readWord(words.slice(start, end).join(''), end === words.length, vocabulary)
      if (isSeen(found, vocabulary)) spans.push({ start, end, found })
    }
  }
  for (const [at, word] of words.entries()) {
    if (spans.some(({ start, end }) => start <= at && at < end)) continue
    const meant = readMistyped(word, at === words.length - 1, vocabulary)
    if (!meant) {
      unmatched.push(word)
      continue
    }
    spans.push({ start: at, end: at + 1, found: meant.found })
    corrections.push({ from: word, to: meant.best })
  }
  return { wordCount: words.length, spans, corrections, unmatched }
}

/**
 * A word with a dash in it is one word where there is such a word: "cx-5" is the CX-5, not any CX with five seats. A
 * small number belongs to the word before it where that makes a name: "mazda 3" is the Mazda3, not any Mazda with a 3.
 */
function wordsToRead<List>(typed: string, vocabulary: Vocabulary<List>): string[] {
  const groups = typedWords(typed)
  const words: string[] = []
  for (const [at, parts] of groups.entries()) {
    // Only the last word can still change.
    if (words.length > MOST_WORDS) break
    const isLast = at === groups.length - 1
    const isWord = (word: string) => isSeen(readWord(word, isLast, vocabulary), vocabulary)
    const joined = parts.join('')
    const withPrevious = `${words.at(-1)}${joined}`
    if (isSmallNumber(joined) && words.length > 0 && isWord(withPrevious)) words.splice(-1, 1, withPrevious)
    else if (parts.length > 1 && isWord(joined)) words.push(joined)
    else words.push(...parts)
  }
  return words.slice(0, MOST_WORDS)
}

const nameFields = ['names', 'joinedNames'] as const

/** A name as it is written comes to mind before two that were joined. */
function readMistyped<List>(word: string, isUnfinished: boolean, vocabulary: Vocabulary<List>) {
  for (const field of nameFields) {
    const countOf = (name: string) => vocabulary.countOf(field, name)
    const sorted = vocabulary.sorted(field)
    const meant = meantWords(sorted, word, isUnfinished, (name) => countOf(name) > 0)
    if (meant.length === 0) continue
    const best = meant.reduce((one, other) => (countOf(other) > countOf(one) ? other : one))
    const lists = nameFields.flatMap((some) => meant.flatMap((name) => vocabulary.exactly(some, name)))
    return { best, found: [{ rank: MISTYPED, lists }] }
  }
  return null
}
