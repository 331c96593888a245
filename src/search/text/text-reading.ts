import { meantWords } from './typos.ts'
import type { Vocabulary } from './vocabulary.ts'
import { type Found, isSeen, MISTYPED, readWord } from './word-reading.ts'
import { isSmallNumber, MAX_WORDS, typedWords } from './words.ts'

/** The typed words from `start` to before `end`, read as one word. */
export type Span<List> = {
  readonly start: number
  readonly end: number
  readonly found: readonly Found<List>[]
}

type Correction = { readonly from: string; readonly to: string }

/**
 * Every way to read the typed words. A document matches if it has spans that lead from the first word to the last.
 */
export type TextReading<List> = {
  readonly wordCount: number
  readonly spans: readonly Span<List>[]
  readonly corrections: readonly Correction[]
  /** Words that no visible document has, even with a typing mistake. */
  readonly unmatched: readonly string[]
}

/** How many typed words may be read as one: "hi lux" is a Hilux. */
const MAX_JOINED = 3

/** Words that no visible document has, alone or joined with their neighbours, are treated as misspelt. */
export function readText<List>(typed: string, vocabulary: Vocabulary<List>): TextReading<List> {
  const words = wordsToRead(typed, vocabulary)
  const spans: Span<List>[] = []
  const corrections: Correction[] = []
  const unmatched: string[] = []
  for (const start of words.keys()) {
    for (let end = start + 1; end <= Math.min(start + MAX_JOINED, words.length); end++) {
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
 * A word with a dash is one word if such a word exists: "cx-5" is the CX-5, not any CX with five seats. A small number
 * belongs to the word before it if that makes a name: "mazda 3" is the Mazda3, not any Mazda with a 3.
 */
function wordsToRead<List>(typed: string, vocabulary: Vocabulary<List>): string[] {
  const groups = typedWords(typed)
  const words: string[] = []
  for (const [at, parts] of groups.entries()) {
    // Only the last word may be incomplete.
    if (words.length > MAX_WORDS) break
    const isLast = at === groups.length - 1
    const isWord = (word: string) => isSeen(readWord(word, isLast, vocabulary), vocabulary)
    const joined = parts.join('')
    const withPrevious = `${words.at(-1)}${joined}`
    if (isSmallNumber(joined) && words.length > 0 && isWord(withPrevious)) words.splice(-1, 1, withPrevious)
    else if (parts.length > 1 && isWord(joined)) words.push(joined)
    else words.push(...parts)
  }
  return words.slice(0, MAX_WORDS)
}

const nameFields = ['names', 'joinedNames'] as const

/** A name as it is written is preferred to two joined names. */
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
