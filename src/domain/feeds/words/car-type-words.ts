import type { CarType } from '../../cars/car.ts'

/** How feeds say that a vehicle is new, a demonstrator or used, in lower case. A mapping’s own `values` come first. */
const words = new Map<string, CarType>([
  ['n', 'new'],
  ['d', 'demo'],
  ['demonstrator', 'demo'],
  ['ex-demo', 'demo'],
  ['u', 'used'],
  ['pre-owned', 'used'],
  ['second hand', 'used'],
])

/** The type of a vehicle; any other text stays as it is. */
export function carTypeName(text: string): string {
  return words.get(text.toLowerCase()) ?? text
}
