import { MAX_FAVOURITES } from '#domain/watchlist/favourites.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { apiError } from '../request/api-error.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import { leaveJson } from '../rendering/whole-body.ts'
import type { Route } from './+types/cars-api.route.ts'
import { carCardData } from './card/car-card-data.ts'

/** The current cards of the given vehicles, in the given order. Leaves out vehicles the site no longer shows. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const ids = [...new Set((url.searchParams.get('ids') ?? '').split(',').filter(Boolean))]
  if (ids.length === 0) return apiError(400, 'bad_request', 'Send at least one vehicle id in ids.')
  if (ids.length > MAX_FAVOURITES) {
    return apiError(400, 'too_many', `Send at most ${MAX_FAVOURITES} ids.`)
  }

  const { cars, site, now } = dealership
  const found = await cars.findBrief(ids)
  const shown = found.filter((car) => isVisible(car, site.stock, now()))
  // One picture each, because the cards appear in a carousel and swiping must move the carousel.
  return leaveJson({
    cards: shown.map((car) => ({ ...carCardData(car, dealership), morePictures: [] })),
  })
}
