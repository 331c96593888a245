import { href } from 'react-router'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import { everyTypeSold } from '#domain/search/car-type-choice.ts'
import { PAGE_SIZE } from '#domain/search/page-size.ts'
import { searchHeading } from '#domain/search/search-heading.ts'
import { isLandingPage, landingAddress } from '#domain/search/search-path.ts'
import { isSearching, type SearchState } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'
import { breadcrumbs, itemList, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import type { SearchResults } from './results/search-results.server.ts'

/** The head of a results page: only those of a make, model or vehicle type are indexed. */
export function searchHead(
  state: SearchState,
  { total, page, exact, cars }: SearchResults & { cars: readonly BriefCar[] },
  { site }: PublicDealership,
  url: URL,
) {
  const { vehicleWord } = site.stock
  const everyType = everyTypeSold(site.stock)
  const heading = searchHeading(state, vehicleWord)
  const origin = siteOrigin(site, url)
  return pageHead(site, url, {
    title: `${heading} for sale${page > 1 ? `, page ${page}` : ''}`,
    description: `${heading} at ${site.name}: ${numberOf(total, vehicleWord, exact)} with photos, prices and details. Ask us anything about any of them.${page > 1 ? ` Page ${page}.` : ''}`,
    path: landingAddress(state, everyType),
    isIndexed: isLandingPage(state, everyType) && total > 0,
    structuredData: [
      breadcrumbs(origin, [
        { name: 'Home', path: '/' },
        { name: 'Stock', path: '/search' },
        ...(isSearching(state)
          ? [{ name: heading, path: landingAddress({ ...state, page: 1 }, everyType) }]
          : []),
      ]),
      ...(cars.length > 0
        ? [
            itemList(
              origin,
              cars.map(({ slug }) => href('/cars/:slug', { slug })),
              (page - 1) * PAGE_SIZE + 1,
            ),
          ]
        : []),
    ],
  })
}
