import type { Car } from '#domain/cars/car.ts'

/** A demo vehicle: everything except what the running system adds. */
export type DemoCar = Omit<Car, 'views' | 'updatedAt'>
