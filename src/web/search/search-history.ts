import { readKeptSearch } from '#domain/search/kept-search.ts'
import { readHistory, withSearch, writeHistory } from '#domain/search/search-history.ts'
import { keptList } from '../device/kept-list.ts'

/** The last searches made on this device. */
export const searchHistory = keptList('search-history', { read: readHistory, write: writeHistory })

/** Notes what somebody is looking for. */
export function rememberSearch(address: string): void {
  const search = readKeptSearch(address)
  if (search) searchHistory.keep(withSearch(searchHistory.entries(), search))
}
