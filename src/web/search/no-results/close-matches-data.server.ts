import { everyTypeSold } from '#domain/search/car-type-choice.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { isLandingPage } from '#domain/search/search-path.ts'
import type { SearchState } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CloseMatches, closeMatches } from '#operations/search/close-matches.ts'
import { carCardData } from '../../cars/card/car-card-data.ts'
import { placeOnCard } from '../filters/requested-place.server.ts'
import type { SearchResults } from '../results/search-results.server.ts'
import { numberOf } from '../../cars/text/vehicle-count.ts'
import { quotedList } from './no-results-data.server.ts'

export type CloseMatchesData = Awaited<ReturnType<typeof closeMatchesData>>

/**
 * Close matches for a search with few results, shown after the last exact match. A landing page of a make, model or car
 * type doesn't show any.
 */
export function closeMatchesOf(state: SearchState, results: SearchResults, dealership: PublicDealership) {
  const { ids, total, page, pages, searched } = results
  const everyType = everyTypeSold(dealership.site.stock)
  if (page < pages || (total > 0 && isLandingPage(state, everyType))) return { relaxed: [], close: [] }
  return closeMatches({ ...state, text: searched.text }, { ids, total }, dealership)
}

/** The close matches, grouped by the filters they miss. */
export async function closeMatchesData(
  close: readonly CloseMatches[],
  { place }: Pick<SearchResults, 'place'>,
  dealership: PublicDealership,
) {
  const { site, cars } = dealership
  return Promise.all(
    close.map(async ({ without, state, total, ids }) => ({
      missing: quotedList(without),
      count: numberOf(total, site.stock.vehicleWord),
      address: searchAddress(state),
      isAll: total === ids.length,
      cars: (await cars.findBrief(ids)).map((car) => {
        const card = carCardData(car, dealership)
        return { ...card, place: placeOnCard(car, card.place, place, site) }
      }),
    })),
  )
}
