import { readCarIds } from '../cars/car-ids.ts'

/** How many vehicles a device stores. A shopper with more can save a search. */
export const MAX_FAVOURITES = 50

/** Adds a vehicle to the front of the list, or removes it if saved; `null` when the list is full. */
export function withFavouriteToggled(ids: readonly string[], id: string): string[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length < MAX_FAVOURITES ? [id, ...ids] : null
}

/** Reads the stored ids and skips anything that isn't one. */
export function readFavourites(stored: unknown): string[] {
  return readCarIds(stored, MAX_FAVOURITES)
}
