import type { Car } from './car.ts'

/** A vehicle in as many words as everybody uses: `2021 Toyota HiLux`. */
export function carTitle({ year, make, model }: Pick<Car, 'year' | 'make' | 'model'>) {
  return [year, make, model].filter(Boolean).join(' ')
}
