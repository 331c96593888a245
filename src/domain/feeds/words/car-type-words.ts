import type { CarType } from '../../cars/car.ts'

/** How feeds say that a vehicle is new, a demonstrator or used, in lower case. */
export const carTypeWords = new Map<string, CarType>([
  ['n', 'new'],
  ['d', 'demo'],
  ['demonstrator', 'demo'],
  ['ex demo', 'demo'],
  ['ex demonstrator', 'demo'],
  ['u', 'used'],
  ['pre owned', 'used'],
  ['preowned', 'used'],
  ['near new', 'used'],
  ['second hand', 'used'],
])
