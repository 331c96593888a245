import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import type { Dealership } from '#operations/dealership.ts'

/** The vehicle that the link to this page was about, as long as it can still be had. */
export async function carAskedAbout(
  url: URL,
  { cars, site, now }: Pick<Dealership, 'cars' | 'site' | 'now'>,
): Promise<Car | null> {
  const asked = storableText(url.searchParams.get('car_id') ?? '')
  if (asked === '') return null
  const car = (await cars.findBySlug(asked)) ?? (await cars.findById(asked))
  const isHere = car && isAvailable(car) && isListed(car, site.stock) && isVisible(car, site.stock, now())
  return isHere ? car : null
}
