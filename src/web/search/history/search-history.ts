import { keptSearch, readKeptSearch } from '#domain/search/kept-search.ts'
import { readHistory, withSearch, writeHistory } from '#domain/search/search-history.ts'
import { keptList } from '../../device/stored-list.ts'

/** The last searches made on this device. */
export const searchHistory = keptList('search-history', { read: readHistory, write: writeHistory })

/** Notes what somebody is looking for, in place of what they had typed of it. */
export function rememberSearch(address: string, typed: string | null): void {
  const search = readKeptSearch(address)
  if (!search) return
  const before = searchHistory.entries().filter((one) => keptSearch(one) !== typed)
  searchHistory.keep(withSearch(before, search))
}
