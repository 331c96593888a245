import { readRecentCars, withRecentCar } from '#domain/cars/recent-cars.ts'
import { storedList } from './stored-list.ts'

/** Vehicles viewed on this device. Only their ids are stored, so prices are always fetched. */
export const recentCars = storedList('recent-cars', { read: readRecentCars, write: (ids) => ids })

/** Adds a vehicle to the recently viewed ones. */
export function rememberCar(id: string): void {
  recentCars.save(withRecentCar(recentCars.entries(), id))
}
