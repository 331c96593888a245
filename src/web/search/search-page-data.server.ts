import { type AppliedFilter, appliedFilters } from '#domain/search/applied-filters.ts'
import { carTypeOptions, carTypesShown } from '#domain/search/car-type-choice.ts'
import { sortName } from '#domain/search/filter-names.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { searchHeading } from '#domain/search/search-heading.ts'
import { landingAddress } from '#domain/search/search-path.ts'
import { anything, isSearching, type SearchState, withChoices } from '#domain/search/search-state.ts'
import type { SortOrder } from '#domain/search/vehicle-facets.ts'
import type { Dealership } from '#operations/dealership.ts'
import type { Site } from '#sites/site.ts'
import { carCardData } from '../cars/car-card-data.ts'
import { breadcrumbs, pageHead, siteOrigin } from '../frame/page-head.server.ts'
import { filterPanelData } from './filter-panel-data.ts'
import { pageLinks } from './page-links.ts'
import { countOf, type SearchResults, sortOf } from './search-results.server.ts'
import { numberOf } from './vehicle-count.ts'

export type SearchPageData = Awaited<ReturnType<typeof searchPageData>>

/** How many things that were asked for are tried without, when nothing was found. */
const WAYS_OUT_TRIED = 8

/** Everything the page of results shows. */
export async function searchPageData(
  state: SearchState,
  results: SearchResults,
  dealership: Dealership,
  url: URL,
) {
  const { site } = dealership
  const applied = appliedFilters(state)
  const { vehicleWord } = site.stock
  return {
    heading: searchHeading(state, vehicleWord),
    total: results.total,
    count: numberOf(results.total, vehicleWord, results.exact),
    text: state.text,
    cars: results.cars.map((car) => carCardData(car, dealership)),
    panel: filterPanelData(state, results),
    carTypes: carTypeLinks(state, dealership),
    ...sortChoices(state, site),
    applied: applied.map(({ label, value, without }) => ({ label, value, address: searchAddress(without) })),
    corrections: results.corrections,
    pages: pageLinks(results.page, results.pages, (page) => searchAddress({ ...state, page })),
    waysOut: results.total === 0 ? await waysOut(applied, dealership) : [],
    head: searchHead(state, results, dealership, url),
  }
}

function searchHead(
  state: SearchState,
  { total, page, exact }: SearchResults,
  { site }: Dealership,
  url: URL,
) {
  const { vehicleWord } = site.stock
  const heading = searchHeading(state, vehicleWord)
  return pageHead(site, url, {
    title: `${heading} for sale${page > 1 ? `, page ${page}` : ''}`,
    description: `${heading} at ${site.name}: ${numberOf(total, vehicleWord, exact)} with photos, prices and details. Ask us anything about any of them.`,
    path: landingAddress(state),
    isIndexed: state.text === '' && total > 0,
    structuredData: [
      breadcrumbs(siteOrigin(site, url), [
        { name: 'Home', path: '/' },
        { name: 'Stock', path: '/search' },
        ...(isSearching(state) ? [{ name: heading, path: landingAddress({ ...state, page: 1 }) }] : []),
      ]),
    ],
  })
}

/** The order that nobody has to choose is not written into the address. */
function sortChoices(state: SearchState, site: Site) {
  const unchosen = sortOf({ ...state, sort: null }, site)
  const valueOf = (sort: SortOrder) => (sort === unchosen ? '' : sort)
  return {
    sorts: site.stock.sortOptions.map((sort) => ({ value: valueOf(sort), label: sortName[sort] })),
    sort: valueOf(sortOf(state, site)),
  }
}

/** A dealer who sells one kind of stock offers no choice between kinds. */
function carTypeLinks(state: SearchState, { site: { stock } }: Dealership) {
  const options = carTypeOptions(stock.carTypeFilter, stock.carTypes)
  if (options.filter(({ label }) => label !== 'All').length < 2) return []
  const shown = carTypesShown(state.chosen.car_type, options).toSorted().join()
  return options.map(({ label, types }) => ({
    label,
    isChosen: types.toSorted().join() === shown,
    address: searchAddress(withChoices(state, 'car_type', types)),
  }))
}

/** When nothing fits: what could be given up, and what that would bring. */
async function waysOut(applied: AppliedFilter[], dealership: Dealership) {
  const ways = [
    ...applied.slice(0, WAYS_OUT_TRIED).map(({ label, value, without }) => ({
      label: `Without “${label}: ${value}”`,
      state: without,
    })),
    { label: 'All our stock', state: anything },
  ]
  const counted = await Promise.all(
    ways.map(async ({ label, state }) => ({
      label,
      address: searchAddress(state),
      total: await countOf(state, dealership),
    })),
  )
  return counted.filter(({ total }) => total > 0)
}
