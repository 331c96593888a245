import { href, redirect } from 'react-router'
import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { findVisibleCar } from '../../cars/find/find-visible-car.server.ts'
import { carInAddress, carInDraft } from '../../cars/find/enquired-car.server.ts'

/**
 * The vehicle to reserve, or `null` when the visitor has not chosen one. As on the vehicle's page, an unknown vehicle is a
 * 404 and a removed one a 410. A vehicle that has just sold redirects to its page, which says so.
 */
export async function carToReserve(url: URL, dealership: PublicDealership): Promise<Car | null> {
  const named = carInAddress(url)
  if (named === '') return null
  const found = await carInDraft(url, dealership)
  const car = await findVisibleCar(found?.slug ?? named, dealership)
  if (!isAvailable(car)) throw redirect(href('/cars/:slug', { slug: car.slug }))
  return car
}
