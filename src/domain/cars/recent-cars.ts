import { readCarIds } from './car-ids.ts'

/** How many recently viewed vehicles a device stores. */
export const MOST_RECENT_CARS = 12

/** Adds a viewed vehicle to the front of the list and removes its older entry. */
export function withRecentCar(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, MOST_RECENT_CARS)
}

/** Reads the stored ids and skips anything that isn't one. */
export function readRecentCars(kept: unknown): string[] {
  return readCarIds(kept, MOST_RECENT_CARS)
}
