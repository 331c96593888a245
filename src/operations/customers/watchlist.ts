import type { SavedCar } from '#data/customers/saved-cars.ts'
import type { Customer } from '#domain/actors/actor.ts'
import { isCarId } from '#domain/cars/car-ids.ts'
import { australianMobile } from './australian-mobile.ts'
import type { CustomerDesk } from './customer-desk.ts'

/** How many vehicles a customer can save: more than anyone compares, and bounded. */
const MAX_SAVED_CARS = 200

export type WatchlistOutcome = 'saved' | 'removed' | 'not yours' | 'unknown' | 'full'

type Wish = {
  carId: string
  /** The number that the caller claims, as the specification's calls have it. It has to be the customer's own. */
  phone: string
}

/** Saves a vehicle on the customer's watchlist. Saving it again changes nothing. */
export async function saveCar(actor: Owner, { carId, phone }: Wish, desk: Desk): Promise<WatchlistOutcome> {
  if (!isOwnNumber(actor, phone)) return 'not yours'
  return isCarId(carId) ? desk.savedCars.save(actor.id, { carId }, MAX_SAVED_CARS) : 'unknown'
}

/** Takes a vehicle off the customer's watchlist. */
export async function removeCar(actor: Owner, { carId, phone }: Wish, desk: Desk): Promise<WatchlistOutcome> {
  if (!isOwnNumber(actor, phone)) return 'not yours'
  if (isCarId(carId)) await desk.savedCars.remove(actor.id, carId)
  return 'removed'
}

/**
 * Adds what was saved on a device. A vehicle that is already on the list stays as it is. Returns the ids that are on the list
 * now, so that the device keeps those for which there was no room.
 */
export async function mergeCars(
  actor: Owner,
  cars: readonly (Pick<SavedCar, 'carId'> & Partial<SavedCar>)[],
  { savedCars }: Desk,
): Promise<string[]> {
  const settled: string[] = []
  for (const car of cars) {
    // A vehicle that this site no longer has can't be kept by either.
    const outcome = isCarId(car.carId) ? await savedCars.save(actor.id, car, MAX_SAVED_CARS) : 'unknown'
    if (outcome !== 'full') settled.push(car.carId)
  }
  return settled
}

type Owner = Pick<Customer, 'id' | 'phone'>
type Desk = Pick<CustomerDesk, 'savedCars'>

function isOwnNumber(actor: Owner, phone: string) {
  return australianMobile(phone) === actor.phone
}
