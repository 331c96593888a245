import type { Car } from './car.ts'

/** What a vehicle is called where nobody gave it a name: `2021 Toyota HiLux SR5`. */
export function plainName({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>) {
  return [year, make, model, badge].filter((part) => part !== null).join(' ')
}
