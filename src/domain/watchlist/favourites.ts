import { readCarIds } from '../cars/car-ids.ts'

/** More vehicles than these are a search, and searches can be saved. */
export const MOST_FAVOURITES = 50

/** The saved vehicles with one more, the latest first, or without it where it was saved; `null` when there is no room. */
export function toggledFavourite(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < MOST_FAVOURITES ? [id, ...ids] : null
}

/** The ids that were kept. What is none is passed over. */
export function readFavourites(kept: unknown): string[] {
  return readCarIds(kept, MOST_FAVOURITES)
}
