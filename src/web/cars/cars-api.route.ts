import { MOST_FAVOURITES } from '#domain/watchlist/favourites.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { refusal } from '../request/refusal.server.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/cars-api.route.ts'
import { carCardData } from './card/car-card-data.ts'

/** The cards of certain vehicles as they are now, in the order asked for. One that is no longer shown is left out. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const ids = [...new Set((url.searchParams.get('ids') ?? '').split(',').filter(Boolean))]
  if (ids.length === 0) return refusal(400, 'bad_request', 'Say which vehicles by their ids.')
  if (ids.length > MOST_FAVOURITES) {
    return refusal(400, 'too_many', `Ask for ${MOST_FAVOURITES} vehicles at most.`)
  }

  const { cars, site, now } = dealership
  const found = await cars.findMany(ids)
  const shown = found.filter((car) => isVisible(car, site.stock, now()))
  // They stand in a row that is swiped itself, where a picture that is swiped too would be in the way.
  return Response.json({
    cards: shown.map((car) => ({ ...carCardData(car, dealership), morePictures: [] })),
  })
}
