import type { Token } from './tokens.ts'

/** The phrases of one kind, each with what it stands for. */
export type PhraseList<T> = ReadonlyMap<string, T>

/** `{ atMost: 'up to, no more than' }` as a list of phrases. */
export function phraseList<T extends string>(said: { [Meaning in T]?: string }): PhraseList<T> {
  return new Map(
    Object.entries<string | undefined>(said).flatMap(([meaning, phrases = '']) =>
      phrases.split(', ').map((phrase) => [phrase, meaning as T] as const),
    ),
  )
}

const LONGEST_PHRASE = 4

/** The longest phrase of a list that begins here. */
export function phraseAt<T>(
  list: PhraseList<T>,
  tokens: readonly Token[],
  at: number,
): { meaning: T; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length--) {
    const said = tokens.slice(at, at + length)
    if (said.some(({ isQuoted }) => isQuoted)) continue
    const meaning = list.get(said.map(({ word }) => word).join(' '))
    if (meaning !== undefined) return { meaning, length }
  }
  return null
}
