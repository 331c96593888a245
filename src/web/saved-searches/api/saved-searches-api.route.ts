import { saveSearch } from '#operations/alerts/save-search.ts'
import { SearchToSave } from '../../api/saved-search-calls.ts'
import { signedInCustomer } from '../../customers/signed-in.server.ts'
import {
  failure,
  readWatchlistCall,
  success,
} from '../../customers/watchlist-api/watchlist-request.server.ts'
import { alertDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/saved-searches-api.route.ts'

/** The caller's own saved searches. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await signedInCustomer(request, context)
  if (!customer) return failure(401, 'signed_out', 'Please sign in first.')
  const searches = await context.get(alertDeskContext).savedSearches.of(customer.id)
  return success({
    searches: searches.map((one) => ({
      address: one.address,
      seen_at: Math.floor(one.seenAt.getTime() / 1000),
    })),
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = await readWatchlistCall(request, context, SearchToSave)
  if ('refusal' in call) return call.refusal
  const { address, seen_at: seen } = call.body
  const seenAt = seen === undefined ? undefined : new Date(seen * 1000)
  const outcome = await saveSearch(call.customer.id, { address, seenAt }, context.get(alertDeskContext))
  if (outcome === 'full')
    return failure(409, 'full', 'You’ve reached the limit for saved searches. Remove one first.')
  if (outcome === 'not a search')
    return failure(422, 'not_a_search', 'Send the address of a search with filters.')
  return success()
}
