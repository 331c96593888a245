import { storableText } from '#domain/shared/storable-text.ts'
import { mergeCars } from '#operations/customers/watchlist.ts'
import { WatchlistMerge } from '../../api/watchlist-calls.ts'
import { customerDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/merge.route.ts'
import { readWatchlistCall, success } from './watchlist-request.server.ts'

/** Adds the vehicles that a device saved before its visitor signed in. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readWatchlistCall(request, context, WatchlistMerge)
  if ('refusal' in call) return call.refusal
  const cars = call.body.cars.map(({ car_id: carId, saved_at: savedAt, note }) => ({
    carId,
    ...(savedAt !== undefined && { savedAt: new Date(savedAt * 1000) }),
    ...(note !== undefined && { note: storableText(note) }),
  }))
  const settled = await mergeCars(call.customer, cars, context.get(customerDeskContext))
  return success({ car_ids: settled })
}
