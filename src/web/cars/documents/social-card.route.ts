import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/social-card.route.ts'
import { findVisibleCar } from '../find/find-visible-car.server.ts'
import { documentResponse } from './document-response.server.ts'

/** The preview image shown when someone shares a vehicle's page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const car = await findVisibleCar(params.slug, dealership)
  return documentResponse(dealership.documents.socialCard(car, dealership), request, {
    'content-type': 'image/jpeg',
    // Short, because the image shows the price.
    'cache-control': 'public, max-age=300',
  })
}
