import { expect, test } from 'vitest'
import { FeedMapping } from './feed-mapping.ts'
import { mostlyEmpty } from './mostly-empty.ts'

const mapping = FeedMapping.parse({
  feed: 'harbour',
  format: { type: 'auto' },
  fields: {
    stockNumber: 'Stock',
    make: 'Make',
    model: 'Model',
    carType: { constant: 'used' },
    price: { from: ['Price', 'Asking'] },
    colour: 'Colour',
    offerPrice: 'Offer',
    financeLenders: { Manual: { interestRate: 'Rate', balloon: 'Balloon' } },
  },
})
const seen = new Set(['stock', 'make', 'model', 'price', 'offer', 'rate', 'balloon'])

test('DATA-04 a mapped field that is empty for most vehicles is reported with its columns', () => {
  const counts = {
    vehicles: 4,
    unreadable: new Map(),
    empty: new Map([
      ['price', 3],
      ['make', 2],
    ]),
  }

  expect(mostlyEmpty(mapping, seen, counts)).toEqual([{ field: 'price', columns: ['Price'], empty: 3 }])
})

test('DATA-04 a field without a column, or one that few vehicles have, is not reported', () => {
  const empty = new Map([
    ['colour', 4],
    ['offerPrice', 4],
  ])

  expect(mostlyEmpty(mapping, seen, { vehicles: 4, unreadable: new Map(), empty })).toEqual([])
  expect(
    mostlyEmpty(mapping, seen, { vehicles: 4, unreadable: new Map([['offerPrice', 3]]), empty }),
  ).toEqual([{ field: 'offerPrice', columns: ['Offer'], empty: 4 }])
})

test('DATA-04 a lender’s figures that are empty for most vehicles are reported, except those that few loans have', () => {
  const empty = new Map([
    ['financeLenders.Manual.interestRate', 4],
    ['financeLenders.Manual.balloon', 4],
  ])

  expect(mostlyEmpty(mapping, seen, { vehicles: 4, unreadable: new Map(), empty })).toEqual([
    { field: 'financeLenders.Manual.interestRate', columns: ['Rate'], empty: 4 },
  ])
})
