import type { PlaceShown } from './requested-place.server.ts'

/** The error for a place we can't find. */
export function unknownPlace({ text, written }: Pick<PlaceShown, 'text' | 'written'>): string | undefined {
  if (text === '' || written !== null) return undefined
  return `We couldn’t find “${text}”. Try a postcode, or a larger suburb nearby with its state.`
}
