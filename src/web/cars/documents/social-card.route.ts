import { dealershipContext, documentDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/social-card.route.ts'
import { findVisibleCar } from '../find/find-visible-car.server.ts'
import { documentResponse } from './document-response.server.ts'

/** The preview image shown when someone shares a vehicle's page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const car = await findVisibleCar(params.slug, context.get(dealershipContext))
  const desk = context.get(documentDeskContext)
  return documentResponse(desk.documents.socialCard(car, desk), request, {
    'content-type': 'image/jpeg',
    // Short, because the image shows the price.
    'cache-control': 'public, max-age=300',
  })
}
