import { isAvailable } from '#domain/cars/is-available.ts'
import { vehiclesAt } from '#operations/search/vehicles-at.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CarCardData, carCardData } from '../../cars/card/car-card-data.ts'

/** The first vehicles for sale that the results page at an address lists. */
export async function stockRow(
  address: string,
  most: number,
  dealership: PublicDealership,
): Promise<CarCardData[]> {
  // Some may have been sold since.
  const ids = await vehiclesAt(address, most * 2, dealership)
  const cars = await dealership.cars.findBrief(ids)
  return cars
    .filter(isAvailable)
    .slice(0, most)
    .map((car) => ({ ...carCardData(car, dealership), morePictures: [] }))
}
