import { href } from 'react-router'
import { isSaved, type SavedSearch, withoutSaved } from '#domain/search/saved-searches.ts'
import { readStoredSearch, storedSearch } from '#domain/search/stored-search.ts'
import * as device from './saved-searches.ts'
import { hasSession } from './session-hint.ts'

type SaveOutcome = 'saved' | 'saved in account' | 'too many' | 'not saved' | 'failed'

/** The searches in the customer's account; `null` for a visitor, or while the server can't be reached. */
async function accountSearches(): Promise<SavedSearch[] | null> {
  if (!hasSession()) return null
  const response = await fetch(href('/api/saved-searches')).catch(() => null)
  if (!response?.ok) return null
  const { searches } = (await response.json()) as { searches: { address: string; seen_at: number }[] }
  return searches.flatMap(({ address, seen_at: seenAt }) => {
    const search = readStoredSearch(address)
    return search ? [{ search, seenAt }] : []
  })
}

/** Moves what was saved on this device to the account, as far as there is room, and returns the account's searches. */
export async function moveToAccount(): Promise<SavedSearch[] | null> {
  if (!hasSession()) return null
  // The oldest first, so that the account has them in the same order.
  for (const one of device.savedSearches.entries().toReversed()) {
    const status = await post('/api/saved-searches', {
      address: storedSearch(one.search),
      seen_at: one.seenAt,
    })
    if (status === 200 || status === 422)
      device.savedSearches.save(withoutSaved(device.savedSearches.entries(), one.search))
  }
  const moved = await accountSearches()
  // What found no room stays on the device, and in the list.
  return moved && [...moved, ...device.savedSearches.entries()]
}

/** Records that the results were seen. Returns whether the search is a saved one. */
export async function markSearchSeen(address: string, now: number): Promise<boolean> {
  const search = readStoredSearch(address)
  const account = await accountSearches()
  if (!search || !account || !isSaved(account, search)) return device.markSearchSeen(address, now)
  await post('/api/saved-searches', { address, seen_at: now })
  return true
}

/** Saves a search in the account, or on the device of a visitor. */
export async function saveSearch(address: string, now: number): Promise<SaveOutcome> {
  const status = hasSession() ? await post('/api/saved-searches', { address, seen_at: now }) : 401
  if (status === 401) return device.saveSearch(address, now)
  if (status === 409) return 'too many'
  return status === 200 ? 'saved in account' : 'failed'
}

/** Removes a search from the account and from this device. */
export async function removeSearch(address: string): Promise<void> {
  device.removeSearch(address)
  if (hasSession()) await post('/api/saved-searches/remove', { address })
}

async function post(
  path: '/api/saved-searches' | '/api/saved-searches/remove',
  body: object,
): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(href(path), { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => null,
  )
  return response?.status ?? 0
}
