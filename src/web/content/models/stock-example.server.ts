import { availableStatuses } from '#domain/cars/is-available.ts'
import type { Chosen } from '#domain/search/search-state.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { carCardData } from '../../cars/card/car-card-data.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { ShownPicture } from '../../promotions/shown-picture.ts'

/** The latest vehicles often have no photos yet. */
const CONSIDERED = 4

/** What is in stock of a model: how many, the make of the latest, and a picture of one. */
export async function stockExample(
  chosen: Chosen,
  dealership: PublicDealership,
): Promise<{ count: number; make: string | null; picture: ShownPicture | null }> {
  const forSale = { ...chosen, status: availableStatuses }
  const { total, ids } = await dealership.search({ chosen: forSale, sort: 'latest', size: CONSIDERED })
  const cars = await dealership.cars.findBrief(ids)
  const pictures = cars.map((car) => carCardData(car, dealership).picture)
  const src = pictures.find((picture) => picture !== null)?.src
  return {
    count: total,
    make: cars[0]?.make ?? null,
    picture: src === undefined ? null : contentPicture({ src, alt: '' }, dealership),
  }
}
