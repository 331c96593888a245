import type { CarType } from '../../cars/car.ts'

/** How feeds say that a vehicle is new, a demonstrator or used, in lower case. */
export const carTypeWords = new Map<string, CarType>([
  ['n', 'new'],
  ['new car', 'new'],
  ['new vehicle', 'new'],
  ['d', 'demo'],
  ['demo car', 'demo'],
  ['demo vehicle', 'demo'],
  ['dealer demo', 'demo'],
  ['demonstrator', 'demo'],
  ['ex demo', 'demo'],
  ['ex demonstrator', 'demo'],
  ['u', 'used'],
  ['used car', 'used'],
  ['used vehicle', 'used'],
  ['pre owned', 'used'],
  ['preowned', 'used'],
  ['near new', 'used'],
  ['second hand', 'used'],
])
