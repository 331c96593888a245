import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/social-card.route.ts'
import { carToShow } from '../find/car-to-show.server.ts'
import { documentResponse } from './document-response.server.ts'

/** What is seen of a vehicle where somebody passes its page on. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const car = await carToShow(params.slug, dealership)
  return documentResponse(dealership.documents.socialCard(car, dealership), request, {
    'content-type': 'image/jpeg',
    // Short, because the price stands on it.
    'cache-control': 'public, max-age=300',
  })
}
