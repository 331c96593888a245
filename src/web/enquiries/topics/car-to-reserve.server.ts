import { redirect } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { carToShow } from '../../cars/find/car-to-show.server.ts'
import { carInAddress, carInDraft } from '../../cars/find/enquired-car.server.ts'

/**
 * The vehicle that a visitor wants to reserve, or `null` when they have not chosen one. An unknown vehicle is a 404 and one
 * that is gone a 410, as on its own page; and one that has just been sold leads there, where it says so.
 */
export async function carToReserve(url: URL, dealership: Dealership): Promise<Car | null> {
  const named = carInAddress(url)
  if (named === '') return null
  const found = await carInDraft(url, dealership)
  const car = await carToShow(found?.slug ?? named, dealership)
  if (!isAvailable(car)) throw redirect(`/cars/${encodeURIComponent(car.slug)}`)
  return car
}
