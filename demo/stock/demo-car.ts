import type { Car } from '#domain/cars/car.ts'

/** A vehicle as the demo makes it: everything but what only running brings. */
export type DemoCar = Omit<Car, 'views' | 'updatedAt'>
