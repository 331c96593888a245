import type { SortOrder } from '../sort-orders.ts'
import { phraseAt, phraseList } from './phrase-list.ts'
import type { Reader } from './reading.ts'

/** Reads a sort order: `cheapest`, `latest`, `lowest kms`. An order that the site does not offer stays text. */
export const readOrder: Reader = (tokens, at, { sorts }) => {
  const order = phraseAt(orders, tokens, at)
  if (!order || !sorts.includes(order.meaning)) return null
  return { length: order.length, meanings: [{ kind: 'order', sort: order.meaning }] }
}

/** Low for a vehicle of any age. A shopper can lower it further. */
const LOW_KM = 50_000

/** Reads `low kms` as a limit that a shopper sees and can change. A category of that name takes precedence. */
export const readLowKilometres: Reader = (tokens, at) => {
  const phrase = phraseAt(lowKilometres, tokens, at)
  return phrase && { length: phrase.length, meanings: [{ kind: 'limit', range: 'km', max: LOW_KM }] }
}

const orders = phraseList<SortOrder>({
  'price-asc':
    'cheap, cheapie, cheapies, cheapest, cheapest first, lowest price, lowest priced, lowest prices, lowest price first',
  'price-desc': 'dearest, most expensive, highest price, highest priced, highest price first',
  latest: 'latest, newest, newest first, most recent, just arrived, just in, new arrivals, recently added',
  'km-asc': 'lowest kms, lowest km, lowest kilometres, lowest mileage, least kms, fewest kms',
  'km-desc': 'highest kms, most kms',
})

const lowKilometres = phraseList({
  low: 'low kms, low km, low ks, low kilometres, low kilometers, low mileage, low klms',
})
