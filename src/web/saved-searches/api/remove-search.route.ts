import { removeSearch } from '#operations/alerts/save-search.ts'
import { SearchToRemove } from '../../api/saved-search-calls.ts'
import { readWatchlistCall, success } from '../../customers/watchlist-api/watchlist-request.server.ts'
import { alertDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/remove-search.route.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const call = await readWatchlistCall(request, context, SearchToRemove)
  if ('refusal' in call) return call.refusal
  await removeSearch(call.customer.id, call.body.address, context.get(alertDeskContext))
  return success()
}
