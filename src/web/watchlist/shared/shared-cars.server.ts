import { isVisible } from '#domain/search/visible-stock.ts'
import { readSharedSlugs } from '#domain/watchlist/shared-watchlist.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CarCardData, carCardData } from '../../cars/card/car-card-data.ts'

/** The vehicles of a shared list that the site still shows; `null` where the address shares none. */
export async function sharedCars(url: URL, dealership: PublicDealership): Promise<CarCardData[] | null> {
  const shared = url.searchParams.get('cars')
  if (shared === null) return null
  const { cars, site, now } = dealership
  const found = await cars.findBriefBySlug(readSharedSlugs(shared))
  return found.filter((car) => isVisible(car, site.stock, now())).map((car) => carCardData(car, dealership))
}
