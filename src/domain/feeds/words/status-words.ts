import type { CarStatus } from '../../cars/car.ts'

/** How feeds say that a vehicle is for sale, coming, sold or withdrawn, in lower case. A mapping’s own `values` come first. */
const words = new Map<string, CarStatus>([
  ['available', 'in_stock'],
  ['active', 'in_stock'],
  ['for sale', 'in_stock'],
  ['on hand', 'in_stock'],
  ['incoming', 'coming_soon'],
  ['in transit', 'coming_soon'],
  ['on order', 'coming_soon'],
  ['delivered', 'sold'],
  ['inactive', 'withdrawn'],
  ['on hold', 'withdrawn'],
])

/** The status of a vehicle; any other text stays as it is. */
export function statusName(text: string): string {
  return words.get(text.toLowerCase()) ?? text
}
