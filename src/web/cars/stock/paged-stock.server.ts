import type { Chosen } from '#domain/search/search-state.ts'
import { PAGE_SIZE, pageCount } from '#domain/search/page-size.ts'
import type { VehicleRequest } from '#operations/search/vehicle-search.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { pageLinks } from '../../ui/navigation/page-links.ts'
import { carCardData } from '../card/car-card-data.ts'

export type PagedStockData = NonNullable<Awaited<ReturnType<typeof pagedStock>>>

type Wanted = {
  chosen: Chosen
  nearest?: VehicleRequest['nearest']
  /** The path of the page that shows them. */
  path: string
}

/** The vehicles of the page that the address asks for, the latest first; `null` without any. */
export async function pagedStock({ chosen, nearest, path }: Wanted, dealership: PublicDealership, url: URL) {
  const { search, cars } = dealership
  const { total, exact } = await search({ chosen, size: 0 })
  if (total === 0) return null

  const pages = pageCount(total)
  const page = Math.min(pageIn(url), pages)
  const { ids } = await search({ chosen, page, size: PAGE_SIZE, sort: 'latest', ...(nearest && { nearest }) })
  return {
    total,
    exact,
    cars: (await cars.findBrief(ids)).map((car) => carCardData(car, dealership)),
    pages: pageLinks(page, pages, (number) => `${path}${number > 1 ? `?page=${number}` : ''}#stock`),
  }
}

function pageIn({ searchParams }: URL) {
  const page = Number(searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
