import { appliedFilters } from '#domain/search/applied-filters.ts'
import { readSearch, searchAddress } from '#domain/search/search-address.ts'
import { chosenInPath } from '#domain/search/search-path.ts'
import { chosenByPath, type SearchState } from '#domain/search/search-state.ts'
import { carTypeLinks } from './car-type-links.ts'
import { type FilterPanelData, panelAskedFor } from '../filters/filter-panel-data.ts'
import type { SearchPageData } from '../search-page-data.server.ts'
import { viewLinks } from './view-links.ts'

export type ShownResults = SearchPageData & { isOutdated?: boolean }

/** The last results in place of those that could not be had. What can be chosen is as the address has it, not as they were found. */
export async function previousResults(shown: SearchPageData, address: string): Promise<ShownResults> {
  const asked = await searchAt(new URL(address), shown.panel)
  return {
    ...shown,
    isOutdated: true,
    text: asked.text,
    view: asked.view,
    views: viewLinks(asked),
    place: { ...shown.place, text: asked.near, written: asked.near || null, others: [] },
    understood: null,
    ignored: [],
    otherKind: null,
    panel: panelAskedFor(asked, shown.panel),
    carTypes: carTypeLinks(asked, shown.carTypes),
    sort: shown.sorts.find(({ value }) => value === asked.sort)?.value ?? '',
    applied: appliedFilters(asked).map(({ label, value, without }) => ({
      label,
      value,
      address: searchAddress(without),
    })),
  }
}

/** What an address asks for, as far as can be told without the server: by the names that are on the screen. */
async function searchAt({ pathname, searchParams }: URL, panel: FilterPanelData): Promise<SearchState> {
  const [, , scope, model] = pathname.split('/')
  const path = await chosenInPath(scope, model, {
    makes: namesIn(panel, 'make'),
    bodies: namesIn(panel, 'body'),
    modelsOf: () => Promise.resolve(namesIn(panel, 'model')),
  })
  return chosenByPath(path ?? {}, readSearch(searchParams))
}

function namesIn({ groups }: FilterPanelData, name: string) {
  return groups.find(({ facet }) => facet === name)?.choices.map(({ value }) => value) ?? []
}
