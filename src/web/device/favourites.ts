import { readFavourites, withFavouriteToggled } from '#domain/watchlist/favourites.ts'
import { storedList } from './stored-list.ts'

/** The ids of the vehicles saved on this device. */
export const favourites = storedList('favourites', { read: readFavourites, write: (ids) => ids })

/** Saves a vehicle, or removes a saved one. Fails when the list is full or the device blocks storage. */
export function toggleFavourite(id: string): 'saved' | 'removed' | 'too many' | 'not saved' {
  const before = favourites.entries()
  const after = withFavouriteToggled(before, id)
  if (after === null) return 'too many'
  if (!favourites.save(after)) return 'not saved'
  return after.length > before.length ? 'saved' : 'removed'
}
