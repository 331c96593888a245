import { carStatuses } from '../../cars/car.ts'

/** What a feed may say of a vehicle’s sale. One that is reserved is in stock too. */
export const feedStatuses = [...carStatuses, 'reserved'] as const

/** How feeds say that a vehicle is for sale, reserved, coming, sold or withdrawn, in lower case. */
export const statusWords = new Map<string, (typeof feedStatuses)[number]>([
  ['available', 'in_stock'],
  ['active', 'in_stock'],
  ['for sale', 'in_stock'],
  ['on hand', 'in_stock'],
  ['live', 'in_stock'],
  ['listed', 'in_stock'],
  ['advertised', 'in_stock'],
  ['published', 'in_stock'],
  ['under offer', 'reserved'],
  ['deposit taken', 'reserved'],
  ['deposit paid', 'reserved'],
  ['sale pending', 'reserved'],
  ['incoming', 'coming_soon'],
  ['in transit', 'coming_soon'],
  ['on order', 'coming_soon'],
  ['delivered', 'sold'],
  ['inactive', 'withdrawn'],
  ['on hold', 'withdrawn'],
])
