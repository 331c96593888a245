import { customerDeskContext } from '../../request/request-context.ts'
import { signedInCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/watchlist-api.route.ts'
import { failure, success } from './watchlist-request.server.ts'

/** The caller's own watchlist. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const customer = await signedInCustomer(request, context)
  if (!customer) return failure(401, 'signed_out', 'Please sign in first.')
  const saved = await context.get(customerDeskContext).savedCars.of(customer.id)
  return success({ phone_number: customer.phone, car_ids: saved.map(({ carId }) => carId) })
}
