import type { SearchFind } from '#data/customers/keep-alert-finds.ts'
import { readStoredSearch } from '#domain/search/stored-search.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { pacing } from '#search/embedded/pacing.ts'
import { type Document, MAX_PAGE_SIZE } from '#search/port.ts'
import { conditionWithKeys, requestWithKeys } from '#search/vehicle-keys.ts'
import { vehicles } from '#search/vehicles.ts'
import { type VehicleIndex, type VehicleRequest, visibleVehicles } from '../search/vehicle-search.ts'
import type { Dealership } from '../sites/dealership.ts'
import { asOnPage } from './search-as-on-page.ts'

type Searcher = Pick<Dealership, 'siteId' | 'site' | 'search' | 'stockVocabulary' | 'now'>

/** Of very many matches, these are remembered. A message shows fewer. */
const MAX_REMEMBERED = 100

/**
 * Finds out which of these searches find which of these vehicles, by the rules of the site’s own search. It searches an
 * index of these vehicles alone, so each search costs little, however large the stock is.
 */
export async function matchSearches(
  searches: readonly { key: string; address: string }[],
  documents: readonly Document[],
  searcher: Searcher,
  signal?: AbortSignal,
): Promise<SearchFind[]> {
  if (documents.length === 0 || searches.length === 0) return []
  const find = await searchAmong(documents, searcher)
  const { pause } = pacing()
  const found: SearchFind[] = []
  for (const { key, address } of searches) {
    await pause()
    signal?.throwIfAborted()
    const state = readStoredSearch(address)
    const matches = state && (await matchesOf(state, find, searcher))
    if (matches && matches.vehicles > 0) found.push({ key, ...matches })
  }
  return found
}

async function matchesOf(stored: SearchState, find: Find, searcher: Searcher) {
  const search = await asOnPage(stored, searcher)
  const among = search.isCorrected ? find.amongAll : find.amongThese
  const all = await among(search.state)
  return all.vehicles === 0 || !search.mayPreselect ? all : among(await search.withTypesShown())
}

type Found = Pick<SearchFind, 'carIds' | 'vehicles'>
type Find = {
  amongThese(state: SearchState): Promise<Found>
  /** The same by searching the whole stock. */
  amongAll(state: SearchState): Promise<Found>
}

async function searchAmong(
  documents: readonly Document[],
  { siteId, site, search, now }: Searcher,
): Promise<Find> {
  const index: VehicleIndex = await embeddedEngine().open(vehicles)
  await index.rebuild(siteId, streamed(documents), 1n)
  const scope = { tenant: siteId, visible: conditionWithKeys(visibleVehicles(site, now())) }
  const ids = new Set<string>(documents.map(({ id }) => id))

  return {
    async amongThese({ text, chosen, ranges }) {
      const request: VehicleRequest = { text, chosen, ranges, size: MAX_REMEMBERED }
      const answer = await index.search(scope, requestWithKeys(request))
      // A word that only these vehicles lack is a word of other vehicles, so none of these is meant.
      return answer.corrections.length > 0
        ? { carIds: [], vehicles: 0 }
        : { carIds: answer.ids, vehicles: answer.total }
    },
    async amongAll({ text, chosen, ranges }) {
      const found: string[] = []
      for (let page = 1, seen = 0; ; page++) {
        const answer = await search({ text, chosen, ranges, page, size: MAX_PAGE_SIZE })
        found.push(...answer.ids.filter((id) => ids.has(id)))
        seen += answer.ids.length
        if (seen >= answer.reachable || answer.ids.length === 0) break
      }
      return { carIds: found.slice(0, MAX_REMEMBERED), vehicles: found.length }
    },
  }
}

async function* streamed(documents: readonly Document[]) {
  yield* documents
}
