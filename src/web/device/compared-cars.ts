import { readComparedCars } from '#domain/cars/compare/compared-cars.ts'
import { storedList } from './stored-list.ts'

/** The vehicles chosen to compare, on this device. */
export const comparedCars = storedList('compared-cars', { read: readComparedCars, write: (chosen) => chosen })
