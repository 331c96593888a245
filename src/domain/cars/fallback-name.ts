import type { Car } from './car.ts'

/** Names a vehicle that has no name in its feed: `2021 Toyota HiLux SR5`. */
export function fallbackName({ year, make, model, badge }: Pick<Car, 'year' | 'make' | 'model' | 'badge'>) {
  return [year, make, model, badge].filter((part) => part !== null).join(' ')
}
