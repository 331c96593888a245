import { appliedFilters } from '#domain/search/applied-filters.ts'
import { carTypeOptions } from '#domain/search/car-type-choice.ts'
import { quickFilters } from '#domain/search/quick-filters.ts'
import { storedSearch } from '#domain/search/stored-search.ts'
import { queryText } from '#domain/search/query-text.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { searchHeading } from '#domain/search/search-heading.ts'
import { type SearchState, withChoices } from '#domain/search/search-state.ts'
import { sortName, type SortOrder, sortOrderOf } from '#domain/search/sort-orders.ts'
import { PAGE_SIZE } from '#domain/search/page-size.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { Site } from '#sites/site.ts'
import { carCardData } from '../cars/card/car-card-data.ts'
import { promotionsOnPage } from '../promotions/promotions-on-page.server.ts'
import { whileReading } from '../request/while-reading.server.ts'
import { carTypeLinks } from './results/car-type-links.ts'
import { filterPanelData } from './filters/filter-panel-data.ts'
import { closeMatchesData, closeMatchesOf } from './no-results/close-matches-data.server.ts'
import { noResultsData } from './no-results/no-results-data.server.ts'
import { otherCarTypeNotice } from './no-results/other-car-type.ts'
import { pageLinks } from '../ui/navigation/page-links.ts'
import { viewLinks } from './results/view-links.ts'
import { placeOnCard, placeShown } from './filters/requested-place.server.ts'
import type { SearchResults } from './results/search-results.server.ts'
import { searchHead } from './search-head.server.ts'
import { interpretQuery } from './query/interpret-query.server.ts'
import { numberOf } from '../cars/text/vehicle-count.ts'

export type SearchPageData = Awaited<ReturnType<typeof searchPageData>>

/** The data for the results page. While the database looks for the vehicles, the rest of the page is prepared. */
export async function searchPageData(
  state: SearchState,
  results: SearchResults,
  dealership: PublicDealership,
  url: URL,
) {
  const { site } = dealership
  const [cars, rest] = await whileReading(dealership.cars.findBrief(results.ids), () =>
    aroundVehicles(state, results, dealership, url),
  )
  return {
    ...rest,
    cars: cars.map((car) => {
      const card = carCardData(car, dealership)
      return { ...card, place: placeOnCard(car, card.place, results.place, site) }
    }),
    head: searchHead(state, { ...results, cars }, dealership, url),
  }
}

/** What the page shows besides the vehicles it has found. */
async function aroundVehicles(
  state: SearchState,
  results: SearchResults,
  dealership: PublicDealership,
  url: URL,
) {
  const { site } = dealership
  const { place } = results
  const applied = appliedFilters(state, place?.written ?? null, results.searched.text)
  const { vehicleWord } = site.stock
  const carTypes = carTypeOptions(site.stock.carTypeFilter, site.stock.carTypes)
  const { relaxed, close } = await closeMatchesOf(state, results, dealership)
  return {
    // Where the site preselects one type of stock, the heading says which vehicles these are.
    heading: searchHeading(
      withChoices(state, 'car_type', results.searched.chosen.car_type ?? []),
      vehicleWord,
    ),
    total: results.total,
    count: numberOf(results.total, vehicleWord, results.exact),
    text: state.text,
    view: state.view,
    views: viewLinks(state),
    /** The address to repeat the search, or `null` without any filters. */
    currentSearch: storedSearch(state),
    place: placeShown(state, place, site),
    interpretation: await interpretQuery(queryText(url.searchParams), state, results.ignored, dealership),
    /** The time of the search in seconds since 1970, by the server's clock: a visitor's may be wrong. */
    searchedAt: Math.floor(dealership.now().getTime() / 1000),
    promotions: promotionsOnPage(
      { vehicles: results.total, page: results.page, pageSize: PAGE_SIZE },
      results.searched.chosen.car_type ?? [],
      dealership,
    ),
    panel: filterPanelData(
      state,
      results,
      (await dealership.stockVocabulary()).values,
      site.stock.categories,
    ),
    quick: quickFilters(state, results).map(({ label, isChosen, leadsTo }) => ({
      label,
      isChosen,
      address: searchAddress(leadsTo),
    })),
    carTypes: carTypeLinks(state, carTypes, results.searched.chosen.car_type),
    otherCarType: otherCarTypeNotice(state, results.searched, carTypes),
    ...sortChoices(state, site, (place?.distances.length ?? 0) > 0),
    applied: applied.map(({ label, value, without }) => ({ label, value, address: searchAddress(without) })),
    corrections: results.corrections,
    pages: pageLinks(results.page, results.pages, (page) => searchAddress({ ...state, page })),
    ignored: results.ignored,
    close: await closeMatchesData(close, results, dealership),
    noResults: results.total === 0 ? await noResultsData(state, results, relaxed, dealership) : null,
  }
}

/** The address leaves out the default order. */
function sortChoices(state: SearchState, site: Site, hasPlace: boolean) {
  if (hasPlace) {
    const offered = site.stock.sortOptions.map((sort) => ({ value: sort as string, label: sortName[sort] }))
    return {
      sorts: [{ value: '', label: 'Nearest' }, ...offered],
      sort: state.sort === null ? '' : sortOrderOf(state, site.stock),
    }
  }
  const unchosen = sortOrderOf({ ...state, sort: null }, site.stock)
  const valueOf = (sort: SortOrder) => (sort === unchosen ? '' : sort)
  return {
    sorts: site.stock.sortOptions.map((sort) => ({ value: valueOf(sort), label: sortName[sort] })),
    sort: valueOf(sortOrderOf(state, site.stock)),
  }
}
