import { dealershipContext, documentDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/brochure.route.ts'
import { brochureResponse } from './brochure-response.server.ts'
import { findVisibleCar } from '../find/find-visible-car.server.ts'

/** A vehicle's PDF, available as long as its page is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const car = await findVisibleCar(params.slug, context.get(dealershipContext))
  return brochureResponse(car, context.get(documentDeskContext), request)
}
