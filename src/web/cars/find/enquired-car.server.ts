import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** The vehicle that the link to this page names, while it is available. */
export async function enquiredCar(
  url: URL,
  dealership: Pick<PublicDealership, 'cars' | 'site' | 'now'>,
): Promise<Car | null> {
  const { site, now } = dealership
  const car = await carInDraft(url, dealership)
  return car && isAvailable(car) && isVisible(car, site.stock, now()) ? car : null
}

/** The vehicle that the form is about, even if it sold while the visitor was filling in the form. */
export async function carInDraft(
  url: URL,
  { cars, site }: Pick<PublicDealership, 'cars' | 'site'>,
): Promise<Car | null> {
  const slugOrId = carInAddress(url)
  if (slugOrId === '') return null
  const car = (await cars.findBySlug(slugOrId)) ?? (await cars.findById(slugOrId))
  return car && isListed(car, site.stock) ? car : null
}

/** The slug or id in an address: `/cars/{slug}/checkout`, or `?car_id=`. Empty if there is none. */
export function carInAddress({ pathname, searchParams }: URL): string {
  const [, slug] = /^\/cars\/([^/]+)\/(?:checkout|buy-online)$/.exec(pathname) ?? []
  return storableText(slug === undefined ? (searchParams.get('car_id') ?? '') : decoded(slug))
}

/** A broken escape sequence can't be decoded, and matches no vehicle. */
function decoded(slug: string) {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
