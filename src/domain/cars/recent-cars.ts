import { readCarIds } from './car-ids.ts'

/** More vehicles than these nobody remembers having looked at. */
export const MOST_RECENT_CARS = 12

/** The vehicles looked at last with one more, by their ids, the latest first and each once. */
export function withRecentCar(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, MOST_RECENT_CARS)
}

/** The ids that were kept. What is none is passed over. */
export function readRecentCars(kept: unknown): string[] {
  return readCarIds(kept, MOST_RECENT_CARS)
}
