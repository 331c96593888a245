import type { Token } from './tokens.ts'

/** Phrases of one kind with their meanings. `firstWords` rejects most words of a request quickly. */
export type PhraseList<T> = { phrases: ReadonlyMap<string, T>; firstWords: ReadonlySet<string> }

/** Builds a list from `{ atMost: 'up to, no more than' }`. */
export function phraseList<T extends string>(meanings: { [Meaning in T]?: string }): PhraseList<T> {
  const entries = Object.entries<string | undefined>(meanings).flatMap(([meaning, phrases = '']) =>
    phrases.split(', ').map((phrase) => [phrase, meaning as T] as const),
  )
  return {
    phrases: new Map(entries),
    firstWords: new Set(entries.map(([phrase]) => phrase.replace(/ .*/, ''))),
  }
}

const MAX_PHRASE_WORDS = 4

/** Finds the longest phrase of a list that starts at a position. */
export function phraseAt<T>(
  { phrases, firstWords }: PhraseList<T>,
  tokens: readonly Token[],
  at: number,
): { meaning: T; length: number } | null {
  if (!firstWords.has(tokens[at]?.word ?? '')) return null
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length)
    const meaning = phrases.get(words.map(({ word }) => word).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}
