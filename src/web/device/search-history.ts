import { storedSearch, readStoredSearch } from '#domain/search/stored-search.ts'
import { readHistory, withSearch, writeHistory } from '#domain/search/search-history.ts'
import { storedList } from './stored-list.ts'

/** The last searches made on this device. */
export const searchHistory = storedList('search-history', { read: readHistory, write: writeHistory })

/** Notes what somebody is looking for, in place of what they had typed of it. */
export function rememberSearch(address: string, typed: string | null): void {
  const search = readStoredSearch(address)
  if (!search) return
  const before = searchHistory.entries().filter((one) => storedSearch(one) !== typed)
  searchHistory.keep(withSearch(before, search))
}
