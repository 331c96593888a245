import type { CarStore } from '#data/cars/cars.ts'
import type { Hold } from '#data/reservations/holds.ts'
import { fullTitle } from '#domain/cars/car-title.ts'
import type { HoldFacts } from '#domain/reservations/hold-emails.ts'
import { siteUrl } from '../lead-delivery/lead-facts.ts'
import type { Dealership } from '../sites/dealership.ts'
import { holdPath } from './hold-link.ts'

export type HoldFactsSource = Pick<Dealership, 'site' | 'seal'> & { cars: Pick<CarStore, 'findById'> }

/** A hold with its vehicle, as emails need it; `null` when the vehicle is gone. */
export async function holdFacts(
  hold: Hold,
  { site, seal, cars }: HoldFactsSource,
): Promise<HoldFacts | null> {
  const car = await cars.findById(hold.carId)
  if (!car) return null
  const url = siteUrl({ fields: { url: hold.page } }, site)
  const { reference, depositCents, name, phone, email } = hold
  return {
    reference,
    vehicle: fullTitle(car),
    depositCents,
    until: hold.expiresAt,
    timeZone: site.timeZone,
    dealerName: site.name,
    dealerPhone: site.phones.override ?? site.phone,
    link: url + (await holdPath(hold.id, seal)),
    customer: { name, phone, email },
    carUrl: `${url}/cars/${car.slug}`,
    stockNumber: car.stockNumber,
  }
}
