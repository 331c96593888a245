import { vehicleWordFor } from '#domain/cars/vehicle-word.ts'
import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import { apiError } from '../../request/api-error.server.ts'
import { dealershipContext, documentDeskContext } from '../../request/request-context.ts'
import type { Route } from './+types/brochure-api.route.ts'
import { brochureResponse } from './brochure-response.server.ts'

/** A vehicle's PDF for the API and the button on its page. An error response says why there is none. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { cars, site, now } = context.get(dealershipContext)
  const car = await cars.findBySlug(params.slug)
  if (!car || !isListed(car, site.stock))
    return apiError(404, 'not_found', 'There is no vehicle with this slug.')
  if (!isVisible(car, site.stock, now())) {
    const message = `This ${vehicleWordFor(car, site.stock.vehicleWord)} is no longer for sale, so its PDF isn’t available any more.`
    return apiError(410, 'gone', message)
  }
  const response = await brochureResponse(car, context.get(documentDeskContext), request)
  return response.status === 503 ? busy(response) : response
}

function busy({ headers }: Response) {
  const message = 'We’re preparing a lot of PDFs right now. Please try again in a minute.'
  const refused = apiError(503, 'busy', message)
  refused.headers.set('retry-after', headers.get('retry-after') ?? '5')
  return refused
}
