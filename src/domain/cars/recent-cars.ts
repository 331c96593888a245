import { readCarIds } from './car-ids.ts'

/** How many recently viewed vehicles a device stores. */
export const MAX_RECENT_CARS = 12

/** Adds a viewed vehicle to the front of the list and removes its older entry. */
export function withRecentCar(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((one) => one !== id)].slice(0, MAX_RECENT_CARS)
}

/** Reads the stored ids and skips anything that isn't one. */
export function readRecentCars(stored: unknown): string[] {
  return readCarIds(stored, MAX_RECENT_CARS)
}
