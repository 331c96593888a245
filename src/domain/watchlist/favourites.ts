import { readCarIds } from '../cars/car-ids.ts'

/** How many vehicles a device stores. A shopper with more can save a search. */
export const MOST_FAVOURITES = 50

/** Adds a vehicle to the front of the list, or removes it if saved; `null` when the list is full. */
export function toggledFavourite(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < MOST_FAVOURITES ? [id, ...ids] : null
}

/** Reads the stored ids and skips anything that isn't one. */
export function readFavourites(stored: unknown): string[] {
  return readCarIds(stored, MOST_FAVOURITES)
}
