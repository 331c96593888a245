import type { Car } from './car.ts'

/** The short title of a vehicle: `2021 Toyota HiLux`. */
export function carTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>) {
  return [year, make, model].filter(Boolean).join(' ')
}

/** The same with its badge: `2021 Toyota HiLux SR5`. */
export function fullTitle(car: Pick<Car, 'year' | 'make' | 'model' | 'badge'>) {
  return [carTitle(car), car.badge].filter(Boolean).join(' ')
}
