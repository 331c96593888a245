import type { Car } from '#domain/cars/car.ts'
import { phoneFor } from '#domain/locations/phone-for.ts'
import type { Site } from '#sites/site.ts'
import type { VisitLog } from '../tracking/visit-log.ts'

/** Returns the number to call about a vehicle and counts the click; `null` when there is no number. */
export async function revealPhone(car: Car, { site, siteId, events }: VisitLog): Promise<string | null> {
  const phone = phoneForCar(car, site)
  if (phone === null) return null
  const details = { car_id: car.id, dealership_id: car.dealershipId, website_id: siteId }
  await events.record({ name: 'phone-reveal', details })
  return phone
}

/** The number to call about a vehicle on this site. */
export function phoneForCar(car: Car, site: Site): string | null {
  const location = site.locations.find(({ id }) => id === car.locationId)
  return phoneFor(car.carType, {
    phones: site.phones,
    locationPhone: location?.phone?.trim() ? location.phone : site.phone,
  })
}
