import { readStoredSearch } from '#domain/search/stored-search.ts'
import {
  isSaved,
  readSavedSearches,
  withoutSaved,
  withSaved,
  withSeen,
  writeSavedSearches,
} from '#domain/search/saved-searches.ts'
import { storedList } from './stored-list.ts'

/** The searches saved on this device. */
export const savedSearches = storedList('saved-searches', {
  read: readSavedSearches,
  write: writeSavedSearches,
})

/** Records that the visitor has seen the results of a search. Returns whether it is a saved one. */
export function markSearchSeen(address: string, now: number): boolean {
  const search = readStoredSearch(address)
  const saved = savedSearches.entries()
  if (!search || !isSaved(saved, search)) return false
  savedSearches.save(withSeen(saved, search, now))
  return true
}

/** Saves a search. Fails when the list is full or the device blocks storage. */
export function saveSearch(address: string, now: number): 'saved' | 'too many' | 'not saved' {
  const search = readStoredSearch(address)
  if (!search) return 'not saved'
  const saved = withSaved(savedSearches.entries(), search, now)
  if (saved === null) return 'too many'
  return savedSearches.save(saved) ? 'saved' : 'not saved'
}

export function removeSearch(address: string): void {
  const search = readStoredSearch(address)
  if (search) savedSearches.save(withoutSaved(savedSearches.entries(), search))
}
