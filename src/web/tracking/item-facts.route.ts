import { isVisible } from '#domain/search/visible-stock.ts'
import { itemFacts } from '#domain/tracking/item-facts.ts'
import { apiError } from '../request/api-error.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/item-facts.route.ts'

/** One vehicle, with the field names that analytics uses. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { cars, site, now } = context.get(dealershipContext)
  const car = await cars.findById(params.id)
  return car && isVisible(car, site.stock, now())
    ? Response.json(itemFacts(car, site.prices))
    : apiError(404, 'not_found', 'There is no vehicle with this id.')
}
