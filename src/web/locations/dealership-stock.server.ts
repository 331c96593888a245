import { wholeStockAddress } from '#domain/search/stock-addresses/whole-stock-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { pagedStock } from '../cars/stock/paged-stock.server.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'

type Wanted = {
  /** The slugs of the dealerships. */
  slugs: ReadonlySet<string>
  /** Their vehicles come first. */
  departments: readonly { name: string }[]
  path: string
}

/** The vehicles of the dealerships at a place, those at the place first; `null` without any. */
export async function dealershipStock(
  { slugs, departments, path }: Wanted,
  dealership: PublicDealership,
  url: URL,
) {
  const { site } = dealership
  const names = site.dealerships.filter(({ slug }) => slugs.has(slug)).map(({ name }) => name)
  const chosen = { dealership_name: names }
  const nearest = { facet: 'location_name' as const, values: departments.map(({ name }) => name) }
  const found = await pagedStock({ chosen, nearest, path }, dealership, url)
  if (!found) return null
  return {
    ...found,
    heading: `${numberOf(found.total, site.stock.vehicleWord, found.exact)} at ${names.join(' and ')}`,
    search: wholeStockAddress(chosen, site.stock),
  }
}
