import { landingAddress } from '#domain/search/search-path.ts'
import { emptySearch } from '#domain/search/search-state.ts'
import { PAGE_SIZE } from '#domain/search/vehicle-facets.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'
import { pageLinks } from '../ui/navigation/page-links.ts'

export type DealershipStockData = NonNullable<Awaited<ReturnType<typeof dealershipStock>>>

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
  const { site, search, cars } = dealership
  const names = site.dealerships.filter(({ slug }) => slugs.has(slug)).map(({ name }) => name)
  const chosen = { dealership_name: names }
  const { total, exact } = await search({ chosen, size: 0 })
  if (total === 0) return null

  const pages = Math.ceil(total / PAGE_SIZE)
  const page = Math.min(pageIn(url), pages)
  const { ids } = await search({
    chosen,
    page,
    size: PAGE_SIZE,
    sort: 'latest',
    nearest: { facet: 'location_name', values: departments.map(({ name }) => name) },
  })
  return {
    heading: `${numberOf(total, site.stock.vehicleWord, exact)} at ${names.join(' and ')}`,
    all: landingAddress({ ...emptySearch, chosen }),
    cars: (await cars.findMany(ids)).map((car) => carCardData(car, dealership)),
    pages: pageLinks(page, pages, (number) => `${path}${number > 1 ? `?page=${number}` : ''}#stock`),
  }
}

function pageIn({ searchParams }: URL) {
  const page = Number(searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
