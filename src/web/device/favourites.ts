import {
  type Favourite,
  readFavourites,
  withFavouritesAdded,
  withFavouriteToggled,
} from '#domain/watchlist/favourites.ts'
import { storedList } from './stored-list.ts'

/** The vehicles saved on this device, newest first. */
export const favourites = storedList('favourites', { read: readFavourites, write: (saved) => saved })

type NamedCar = Pick<Favourite, 'id' | 'name'>

/** Saves a vehicle, or removes a saved one. Fails when the list is full or the device blocks storage. */
export function toggleFavourite(car: NamedCar): 'saved' | 'removed' | 'too many' | 'not saved' {
  const before = favourites.entries()
  const after = withFavouriteToggled(before, car, secondsNow())
  if (after === null) return 'too many'
  if (!favourites.save(after)) return 'not saved'
  return after.length > before.length ? 'saved' : 'removed'
}

/** Saves several vehicles and returns the ones that are new on the list; `null` when the device blocks storage. */
export function addFavourites(cars: readonly NamedCar[]): NamedCar[] | null {
  const before = favourites.entries()
  const after = withFavouritesAdded(before, cars, secondsNow())
  return favourites.save(after) ? after.slice(0, after.length - before.length) : null
}

function secondsNow() {
  return Math.floor(Date.now() / 1000)
}
