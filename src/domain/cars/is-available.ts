import type { Car } from './car.ts'

/** A vehicle can be bought while it is in stock or coming soon. */
export function isAvailable({ status }: Pick<Car, 'status'>): boolean {
  return status === 'in_stock' || status === 'coming_soon'
}
