import { isListed, isVisible } from '#domain/search/visible-stock.ts'
import { refusal } from '../../request/refusal.server.ts'
import { dealershipContext } from '../../request/request-context.ts'
import type { Route } from './+types/brochure-api.route.ts'
import { brochureResponse } from './brochure-response.server.ts'

/** A vehicle as PDF for programs, and for the button on its page. Where there is none, the answer says why. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const { cars, site, now } = dealership
  const car = await cars.findBySlug(params.slug)
  if (!car || !isListed(car, site.stock)) return refusal(404, 'not_found', 'There is no such vehicle.')
  if (!isVisible(car, site.stock, now())) {
    const words = `This ${site.stock.vehicleWord} is no longer with us, so there is no PDF of it.`
    return refusal(410, 'gone', words)
  }
  const answer = await brochureResponse(car, dealership, request)
  return answer.status === 503 ? busy(answer) : answer
}

function busy({ headers }: Response) {
  const words = 'We are preparing a lot of PDFs right now. Please try again in a minute.'
  const refused = refusal(503, 'busy', words)
  refused.headers.set('retry-after', headers.get('retry-after') ?? '5')
  return refused
}
