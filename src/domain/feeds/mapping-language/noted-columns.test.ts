import { expect, test } from 'vitest'
import { FeedMapping } from '../feed-mapping.ts'
import type { Cell } from '../feed-row.ts'
import { columnNotes } from './noted-columns.ts'

const mapping = FeedMapping.parse({
  feed: 'harbour',
  format: { type: 'auto' },
  fields: {
    stockNumber: 'Stock',
    make: 'Make',
    model: 'Model',
    carType: { constant: 'used' },
    offerPrice: 'Offer.Price',
    images: 'photos/photo/url',
  },
})

test.each<[string, Record<string, Cell>[], string[]]>([
  ['has its columns', [{ stock: 'U1', 'offer.price': '1' }], ['stock', 'offer.price']],
  [
    'has the columns of a part that is always empty',
    [{ offer: '' }, { offer: '' }],
    ['offer', 'offer.price'],
  ],
  ['has them at any depth', [{ photos: '' }], ['photos', 'photos/photo/url']],
  ['lacks them if the part is a value now', [{ offer: '' }, { offer: '20000' }], ['offer']],
])('OPS-02 a feed %s', (_what, rows, expected) => {
  const seen = new Set<string>()
  const columns = columnNotes(mapping, seen)
  for (const row of rows) columns.add(new Map(Object.entries(row)))
  columns.finish()

  expect([...seen]).toEqual(expected)
})
