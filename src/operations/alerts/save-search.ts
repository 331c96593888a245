import { createHash } from 'node:crypto'
import type { SearchState } from '#domain/search/search-state.ts'
import { readStoredSearch, searchIdentity, storedSearch } from '#domain/search/stored-search.ts'
import type { Dealership } from '../sites/dealership.ts'

/** How many searches a customer can save. */
export const MAX_CUSTOMER_SEARCHES = 50

type Desk = Pick<Dealership, 'savedSearches'>

/** Saves a search in a customer’s account. Saving it again, in any spelling, only notes that its results were seen. */
export async function saveSearch(
  customerId: string,
  { address, seenAt }: { address: string; seenAt?: Date | undefined },
  { savedSearches }: Desk,
): Promise<'saved' | 'full' | 'not a search'> {
  const state = readStoredSearch(address)
  const written = state && storedSearch(state)
  if (!state || !written) return 'not a search'
  const search = { address: written, key: keyOf(state), ...(seenAt && { seenAt }) }
  const outcome = await savedSearches.save(customerId, search, MAX_CUSTOMER_SEARCHES)
  return outcome === 'full' ? 'full' : 'saved'
}

/** Removes a search from a customer’s account. */
export async function removeSearch(
  customerId: string,
  address: string,
  { savedSearches }: Desk,
): Promise<void> {
  const state = readStoredSearch(address)
  if (state) await savedSearches.remove(customerId, keyOf(state))
}

/** Searches that find the same have the same key. A hash, because a search can be longer than an index holds. */
function keyOf(state: SearchState) {
  return createHash('sha256').update(searchIdentity(state)).digest('base64url')
}
