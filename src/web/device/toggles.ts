import type { ComparedCar } from '#domain/cars/compare/compared-cars.ts'
import { withComparedToggled } from '#domain/cars/compare/compared-changes.ts'
import type { Favourite } from '#domain/watchlist/favourites.ts'
import { withFavouritesAdded, withFavouriteToggled } from '#domain/watchlist/favourite-changes.ts'
import { comparedCars } from './compared-cars.ts'
import { favourites } from './favourites.ts'

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

/** Chooses a vehicle to compare, or removes a chosen one. Fails when there are four, or the device blocks storage. */
export function toggleCompared(car: ComparedCar): 'changed' | 'too many' | 'not saved' {
  const after = withComparedToggled(comparedCars.entries(), car)
  if (after === null) return 'too many'
  return comparedCars.save(after) ? 'changed' : 'not saved'
}

function secondsNow() {
  return Math.floor(Date.now() / 1000)
}
