import type { BriefCar } from '#domain/cars/brief-car.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type CarCardData, carCardData } from '../cars/card/car-card-data.ts'

export const LATEST_SHOWN = 12

export type ReadCars = (ids: readonly string[]) => Promise<BriefCar[]>

/** The latest vehicles for sale, those with photos first. More are read only if some have no photo or are sold. */
export async function latestCards(
  ids: readonly string[],
  read: ReadCars,
  dealership: PublicDealership,
): Promise<CarCardData[]> {
  const cardsOf = async (some: readonly string[]) =>
    (await read(some)).map((car) => carCardData(car, dealership)).filter(({ isAvailable }) => isAvailable)
  const latest = ids.slice(0, LATEST_SHOWN)
  const first = await cardsOf(latest)
  if (first.length === latest.length && first.every(({ picture }) => picture !== null)) return first
  const cards = await cardsOf(ids)
  return [
    ...cards.filter(({ picture }) => picture !== null),
    ...cards.filter(({ picture }) => picture === null),
  ].slice(0, LATEST_SHOWN)
}

/** Reads vehicles as a page comes to need them, each once. */
export function readOnce({ cars }: PublicDealership): ReadCars {
  const known = new Map<string, BriefCar>()
  return async (ids) => {
    const missing = new Set(ids.filter((id) => !known.has(id)))
    for (const car of await cars.findBrief([...missing])) known.set(car.id, car)
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}
