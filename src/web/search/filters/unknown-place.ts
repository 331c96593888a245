import type { PlaceShown } from './requested-place.server.ts'

/** What is said to somebody who is somewhere that we cannot find. */
export function unknownPlace({ text, written }: Pick<PlaceShown, 'text' | 'written'>): string | undefined {
  if (text === '' || written !== null) return undefined
  return `We could not find “${text}”. Try the nearest larger suburb, with its state, or a postcode.`
}
