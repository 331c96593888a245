import type { Car } from '#domain/cars/car.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { similarityReason } from '#domain/search/similar-vehicles/similarity-reason.ts'
import { similarVehicles } from '#domain/search/similar-vehicles/similar-vehicles.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CarCardData, carCardData } from '../card/car-card-data.ts'

const SIMILAR_SHOWN = 8

/** A similar vehicle, and the reason it is shown. */
export type SimilarCar = CarCardData & { reason: string | null }

/** Finds other vehicles for sale that are similar to this one. */
export async function similarCars(car: Car, dealership: PublicDealership): Promise<SimilarCar[]> {
  const { site, search, cars } = dealership
  const price = priceDisplay(car, site.prices)
  const dollars = price.kind === 'price' ? price.amountCents / 100 : null
  const results = await Promise.all(
    similarVehicles(car, dollars).map(({ chosen, ranges }) =>
      // One more than is shown, because the vehicle itself matches.
      search({ chosen, ranges, sort: 'latest', size: SIMILAR_SHOWN + 1 }),
    ),
  )
  const ids = new Set(results.flatMap(({ ids: found }) => found))
  ids.delete(car.id)
  const found = await cars.findBrief([...ids].slice(0, SIMILAR_SHOWN))
  // One picture each, because swiping must move the carousel.
  return found.map((similar) => {
    const card = carCardData(similar, dealership)
    const reason = similarityReason({ ...car, price }, { ...similar, price: card.price })
    return { ...card, morePictures: [], reason }
  })
}
