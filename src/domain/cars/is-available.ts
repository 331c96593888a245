import type { Car } from './car.ts'

/** The statuses of vehicles that can be bought. */
export const availableStatuses: Car['status'][] = ['in_stock', 'coming_soon']

/** A vehicle can be bought while it is in stock or coming soon. */
export function isAvailable({ status }: Pick<Car, 'status'>): boolean {
  return availableStatuses.includes(status)
}
