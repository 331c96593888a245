import type { CarStatus } from '../../cars/car.ts'

/** How feeds say that a vehicle is for sale, coming, sold or withdrawn, in lower case. */
export const statusWords = new Map<string, CarStatus>([
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
