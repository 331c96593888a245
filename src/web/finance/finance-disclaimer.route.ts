import { financeOffer } from '#domain/finance/finance-offer.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import { apiError } from '../request/api-error.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/finance-disclaimer.route.ts'

/** The lender's disclaimer for one visible vehicle. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { cars, site, now } = context.get(dealershipContext)
  const carId = storableText(params.id ?? url.searchParams.get('car_id') ?? '')
  if (carId === '') return apiError(400, 'bad_request', 'Send the vehicle’s car_id.')

  const car = await cars.findById(carId)
  if (!car || !isVisible(car, site.stock, now())) {
    return apiError(404, 'not_found', 'There is no vehicle with this id.')
  }
  const disclaimer = financeOffer(car, site, now())?.disclaimer
  return disclaimer
    ? Response.json({ disclaimer })
    : apiError(404, 'no_disclaimer', 'There is no finance disclaimer for this vehicle.')
}
