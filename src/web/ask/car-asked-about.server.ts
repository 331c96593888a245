import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import type { Dealership } from '#operations/dealership.ts'

/** The vehicle that the link to this page was about, as long as it can still be had. */
export async function carAskedAbout(
  url: URL,
  dealership: Pick<Dealership, 'cars' | 'site' | 'now'>,
): Promise<Car | null> {
  const { site, now } = dealership
  const car = await carWrittenAbout(url, dealership)
  return car && isAvailable(car) && isVisible(car, site.stock, now()) ? car : null
}

/** The vehicle that was written about, though it may have gone while that was done. */
export async function carWrittenAbout(
  url: URL,
  { cars, site }: Pick<Dealership, 'cars' | 'site'>,
): Promise<Car | null> {
  const asked = storableText(url.searchParams.get('car_id') ?? '')
  if (asked === '') return null
  const car = (await cars.findBySlug(asked)) ?? (await cars.findById(asked))
  return car && isListed(car, site.stock) ? car : null
}
