import { readFavourites, withFavouriteToggled } from '#domain/watchlist/favourites.ts'
import { storedList } from './stored-list.ts'

/** The vehicles saved on this device, by their ids. */
export const favourites = storedList('favourites', { read: readFavourites, write: (ids) => ids })

/** Saves a vehicle, or takes it out again. It may be one too many, or the device may keep nothing. */
export function toggleFavourite(id: string): 'saved' | 'removed' | 'too many' | 'not kept' {
  const before = favourites.entries()
  const after = withFavouriteToggled(before, id)
  if (after === null) return 'too many'
  if (!favourites.save(after)) return 'not kept'
  return after.length > before.length ? 'saved' : 'removed'
}
