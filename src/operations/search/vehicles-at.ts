import { readSearch } from '#domain/search/search-address.ts'
import { chosenInPath } from '#domain/search/search-path.ts'
import { chosenByPath } from '#domain/search/search-state.ts'
import { sortOrderOf } from '#domain/search/sort-orders.ts'
import type { Dealership } from '../sites/dealership.ts'
import { respellSearch } from '../spellings/respell-search.ts'
import { findVehicles } from './find-vehicles.ts'
import { pathVocabulary } from './path-vocabulary.ts'

type Desk = Pick<Dealership, 'site' | 'search' | 'inShownSpelling' | 'storedNames' | 'content'>

/** The ids of the first vehicles that the results page at this address lists; none at an unknown address. */
export async function vehiclesAt(address: string, size: number, desk: Desk): Promise<readonly string[]> {
  const { pathname, searchParams } = new URL(address, 'https://site.invalid')
  const [, , scope, model] = pathname.split('/')
  const path = scope ? await chosenInPath(scope, model, await pathVocabulary(desk)) : {}
  if (path === null) return []
  const state = await respellSearch(chosenByPath(path, readSearch(searchParams)), desk)
  const { answer } = await findVehicles({ ...state, page: 1 }, desk, {
    size,
    sort: sortOrderOf(state, desk.site.stock),
  })
  return answer.ids
}
