import { readRecentCars, withRecentCar } from '#domain/cars/recent-cars.ts'
import { storedList } from './stored-list.ts'

/** The vehicles looked at on this device. Their ids alone are kept: what they cost is asked for each time. */
export const recentCars = storedList('recent-cars', { read: readRecentCars, write: (ids) => ids })

/** Notes that a vehicle is looked at. */
export function rememberCar(id: string): void {
  recentCars.save(withRecentCar(recentCars.entries(), id))
}
