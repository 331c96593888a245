import { isAvailable } from '#domain/cars/is-available.ts'
import { storableText } from '#domain/shared/storable-text.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CarCardData, carCardData } from '../../cars/card/car-card-data.ts'

const SHOWN = 6

/** Vehicles to choose from, and the query that found them. */
export type VehiclesToChoose = { query: string; total: number; cars: CarCardData[] }

/** A few vehicles that match the visitor's query, or the latest ones without a query. */
export async function vehiclesToChoose(url: URL, dealership: PublicDealership): Promise<VehiclesToChoose> {
  const query = storableText(url.searchParams.get('query') ?? '')
    .trim()
    .slice(0, 100)
  const result = await dealership.search({
    ...(query !== '' && { text: query }),
    sort: query === '' ? 'latest' : 'relevance',
    size: SHOWN * 2,
  })
  const found = (await dealership.cars.findBrief(result.ids)).filter(isAvailable).slice(0, SHOWN)
  return {
    query,
    total: result.total,
    cars: found.map((car) => ({ ...carCardData(car, dealership), morePictures: [] })),
  }
}
