import { makes } from '../../cars/makes.ts'
import { isFiller } from '../plain-words/grammar.ts'
import { tokensOf } from '../plain-words/tokens.ts'
import { isEverydayWord } from '../vocabulary/everyday-words.ts'
import { namesCalled } from '../vocabulary/names-called.ts'
import { partsOf, withoutWords, wordsIn } from './words-in-text.ts'

/** The text that can be searched for, and the words left out of it that deserve a mention. */
export type SearchableText = { text: string; ignored: string[] }

/**
 * Leaves out words that match nothing in stock, so that “reliable hilux” finds the HiLux. Words such as “for” and “my”
 * go without a mention. The name of a make stays: a shopper who asks for a Ferrari should hear that there is none.
 */
export function withoutUnmatched(text: string, unmatched: readonly string[]): SearchableText {
  const makesAsked = new Set([
    ...makes
      .map(partsOf)
      .filter((parts) => parts.every((part) => unmatched.includes(part)))
      .flat(),
    ...wordsIn(text)
      .filter((word) => namesCalled(word, makes).length > 0)
      .flatMap(partsOf),
  ])
  const isUnmatched = (word: string) =>
    partsOf(word).some((part) => unmatched.includes(part) && !makesAsked.has(part))
  const ignored = new Map(
    wordsIn(text)
      .filter((word) => isUnmatched(word) && !asksForNothing(word))
      .map((word) => [partsOf(word).join(' '), word]),
  )
  return {
    text: withoutWords(text, (word) => isUnmatched(word) || asksForNothing(word)),
    ignored: [...ignored.values()],
  }
}

/** Words of praise, such as “reliable” and “economical”, name no vehicle, so a search for them alone is one for everything. */
export function isPraise(words: readonly string[]): boolean {
  return words.length > 0 && isEverydayWord(tokensOf(words.join(' ')))
}

/** Words that only hold a request together. */
export function asksForNothing(word: string): boolean {
  return isFiller(partsOf(word).join(''))
}
