import { isFiller } from '../plain-words/grammar.ts'
import { tokensOf } from '../plain-words/tokens.ts'
import { isEverydayWord } from '../vocabulary/everyday-words.ts'
import { knownNames } from '../vocabulary/known-names.ts'
import { matchingNames } from '../vocabulary/matching-names.ts'
import { partsOf, withoutWords, wordsIn } from './words-in-text.ts'

/** The text to search for, and the ignored words to tell the shopper about. */
export type SearchableText = { text: string; ignored: string[] }

/**
 * Drops words that match nothing in stock, so that “reliable hilux” finds the HiLux. Fillers such as “for” and “my”
 * are dropped silently. The name of a make or a well-known model stays, so that a shopper who wants a Ferrari or a HiLux
 * learns there is none.
 */
export function withoutUnmatched(text: string, unmatched: readonly string[]): SearchableText {
  const requestedNames = new Set([
    ...knownNames
      .map(partsOf)
      .filter((parts) => parts.every((part) => unmatched.includes(part)))
      .flat(),
    ...wordsIn(text)
      .filter((word) => matchingNames(word, knownNames).length > 0)
      .flatMap(partsOf),
  ])
  const isUnmatched = (word: string) =>
    partsOf(word).some((part) => unmatched.includes(part) && !requestedNames.has(part))
  const ignored = new Map(
    wordsIn(text)
      .filter((word) => isUnmatched(word) && !isFillerWord(word))
      .map((word) => [partsOf(word).join(' '), word]),
  )
  return {
    text: withoutWords(text, (word) => isUnmatched(word) || isFillerWord(word)),
    ignored: [...ignored.values()],
  }
}

/**
 * Whether all words are praise, such as “reliable” and “economical”. Praise names no vehicle, so such a search is
 * one for everything.
 */
export function isPraise(words: readonly string[]): boolean {
  return words.length > 0 && isEverydayWord(tokensOf(words.join(' ')))
}

/** Whether a word only holds a request together. */
export function isFillerWord(word: string): boolean {
  return isFiller(partsOf(word).join(''))
}
