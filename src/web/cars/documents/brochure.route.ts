import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/brochure.route.ts'
import { brochureResponse } from './brochure-response.server.ts'
import { carToShow } from '../find/car-to-show.server.ts'

/** A vehicle as PDF, for as long as its page is there. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  return brochureResponse(await carToShow(params.slug, dealership), dealership, request)
}
