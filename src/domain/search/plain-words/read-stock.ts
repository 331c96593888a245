import { isFamily } from '../vocabulary/model-families.ts'
import { canBeMistyped } from './grammar.ts'
import { isOneLetterOff } from './one-letter-off.ts'
import type { Reader } from './reading.ts'
import type { Choice, StockVocabulary } from './stock-vocabulary.ts'
import { isJoined, keyOf, type Token } from './tokens.ts'

/** Reads names and properties from the site's vocabulary: `hi lux`, `plug-in hybrids`, `white`. */
export const readStock: Reader = (tokens, at, vocabulary) => {
  const phrase = stockPhraseAt(tokens, at, vocabulary)
  return (
    phrase && {
      length: phrase.length,
      meanings: phrase.choices.map((choice) => ({ kind: 'choose', ...choice })),
    }
  )
}

/** Reads a word one typing mistake away from exactly one known word, when no other reader knows it: `desel`. */
export const readMistyped: Reader = (tokens, at, { phrases, spellings }) => {
  const token = tokens[at]
  if (!token || token.isQuoted || !/^[a-z]{4,}$/.test(token.stem) || !canBeMistyped(token.word)) return null
  const candidates = (spellings.get(token.stem.charAt(0)) ?? []).filter((word) =>
    isOneLetterOff(token.stem, word),
  )
  const [word, ...more] = candidates
  const choices = word === undefined || more.length > 0 ? undefined : phrases.get(word)
  return choices ? { length: 1, meanings: choices.map((choice) => ({ kind: 'choose', ...choice })) } : null
}

const MAX_PHRASE_WORDS = 5

/** Finds the longest known phrase that starts at a position. */
export function stockPhraseAt(
  tokens: readonly Token[],
  at: number,
  { phrases }: StockVocabulary,
): { length: number; choices: readonly Choice[] } | null {
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length > 0; length--) {
    const phrase = tokens.slice(at, at + length)
    if (phrase.some(({ isQuoted }) => isQuoted) || isRunTogether(phrase)) continue
    const choices = phrases.get(keyOf(phrase))
    if (choices) return { length, choices }
  }
  return null
}

/** “A 4 cylinder” is not an Audi A4. A word such as “a” starts a name only when a dash joins it, or in “A class”. */
function isRunTogether(phrase: readonly Token[]) {
  const [first, second] = phrase
  if (first === undefined || second === undefined || isJoined(second)) return false
  return beginsNoName.has(first.word) && !isFamily(first.word + second.word)
}

const beginsNoName = new Set('a an the my is it in on at of to for from or and with by me'.split(' '))
