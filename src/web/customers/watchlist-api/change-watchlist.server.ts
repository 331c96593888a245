import type { RouterContextProvider } from 'react-router'
import { removeCar, saveCar, type WatchlistOutcome } from '#operations/customers/watchlist.ts'
import { WatchlistChange } from '../../api/watchlist-calls.ts'
import { customerDeskContext } from '../../request/request-context.ts'
import { failure, readWatchlistCall, success } from './watchlist-request.server.ts'

/** Saves a vehicle, or removes one. */
export async function changeWatchlist(
  change: typeof saveCar | typeof removeCar,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const call = await readWatchlistCall(request, context, WatchlistChange)
  if ('refusal' in call) return call.refusal
  const { car_id: carId, phone_number: phone } = call.body
  return responses[await change(call.customer, { carId, phone }, context.get(customerDeskContext))]()
}

const responses: Record<WatchlistOutcome, () => Response> = {
  saved: success,
  removed: success,
  'not yours': () => failure(403, 'forbidden', 'This isn’t the number you signed in with.'),
  unknown: () => failure(404, 'not_found', 'There is no vehicle with this id.'),
  full: () => failure(409, 'full', 'Your watchlist is full. Remove a car first.'),
}
