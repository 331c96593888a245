import { storedSearch, readStoredSearch } from '#domain/search/stored-search.ts'
import { readHistory, withSearch, writeHistory } from '#domain/search/search-history.ts'
import { storedList } from './stored-list.ts'

/** The latest searches on this device. */
export const searchHistory = storedList('search-history', { read: readHistory, write: writeHistory })

/** Adds a search to the history, and drops the half-typed one it replaces. */
export function rememberSearch(address: string, typed: string | null): void {
  const search = readStoredSearch(address)
  if (!search) return
  const before = searchHistory.entries().filter((one) => storedSearch(one) !== typed)
  searchHistory.save(withSearch(before, search))
}
