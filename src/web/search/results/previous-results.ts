import { appliedFilters } from '#domain/search/applied-filters.ts'
import { everyCarType } from '#domain/search/car-type-choice.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { chosenInPath } from '#domain/search/search-path.ts'
import { namesBySlug } from '#domain/search/vocabulary/names-by-slug.ts'
import { chosenByPath, type SearchState } from '#domain/search/search-state.ts'
import { carTypeLinks } from './car-type-links.ts'
import { type FilterPanelData, panelForSearch } from '../filters/filter-panel-data.ts'
import type { SearchPageData } from '../search-page-data.server.ts'
import { viewLinks } from './view-links.ts'

export type ShownResults = SearchPageData & { isOutdated?: boolean }

/** The last results, in place of ones that failed to load. The filters follow the address, not those results. */
export async function previousResults(shown: SearchPageData, address: string): Promise<ShownResults> {
  const requested = await searchAt(new URL(address), shown)
  return {
    ...shown,
    isOutdated: true,
    text: requested.text,
    view: requested.view,
    views: viewLinks(requested),
    place: { ...shown.place, text: requested.near, written: requested.near || null, others: [] },
    interpretation: null,
    ignored: [],
    otherCarType: null,
    panel: panelForSearch(requested, shown.panel),
    carTypes: carTypeLinks(requested, shown.carTypes),
    sort: shown.sorts.find(({ value }) => value === requested.sort)?.value ?? '',
    applied: appliedFilters(requested).map(({ label, value, without }) => ({
      label,
      value,
      address: searchAddress(without),
    })),
  }
}

/** Reads the search in an address without the server, by the names on the screen. Links here have them in full. */
async function searchAt(
  { pathname, searchParams }: URL,
  { panel, carTypes }: Pick<SearchPageData, 'panel' | 'carTypes'>,
): Promise<SearchState> {
  const [, , scope, model] = pathname.split('/')
  const path = await chosenInPath(scope, model, {
    makes: namesIn(panel, 'make'),
    bodies: namesIn(panel, 'body'),
    modelsOf: () => Promise.resolve(namesIn(panel, 'model')),
    everyType: everyCarType(carTypes),
    namesFor: namesBySlug,
  })
  return chosenByPath(path ?? {}, readSearch(searchParams))
}

function namesIn({ groups }: FilterPanelData, name: string) {
  return groups.find(({ facet }) => facet === name)?.choices.map(({ value }) => value) ?? []
}
