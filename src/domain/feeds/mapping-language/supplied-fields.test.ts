import { describe, expect, test } from 'vitest'
import { FeedMapping } from '../feed-mapping.ts'
import { columnKey } from '../feed-row.ts'
import { suppliedByFeed } from './supplied-fields.ts'

const mapping = FeedMapping.parse({
  feed: 'harbour',
  format: { type: 'auto' },
  splits: [{ column: 'Title', pattern: '(?<titleMake>\\S+)' }],
  fields: {
    stockNumber: 'Stock',
    make: 'titleMake',
    model: 'Model',
    carType: { from: 'Type', default: 'used' },
    price: 'Price',
    odometer: 'Km',
    'variant.cylinders': 'Cylinders',
    location: 'Yard',
  },
})

describe('OPS-02 a feed sets', () => {
  test('only the fields it has columns for', () => {
    expect(
      suppliedByFeed(mapping, seen('Title', 'Stock', 'Model', 'Price', 'Cylinders'), false).toSorted(),
    ).toEqual(['carType', 'make', 'model', 'name', 'priceCents', 'priceKind', 'status', 'variant'])
  })

  test('the location, when it has codes or there is only one location', () => {
    const place = ['city', 'dealershipId', 'locationId', 'state']

    expect(suppliedByFeed(mapping, seen('Stock', 'Yard'), false)).toEqual(expect.arrayContaining(place))
    expect(suppliedByFeed(mapping, seen('Stock'), true)).toEqual(expect.arrayContaining(place))
    expect(suppliedByFeed(mapping, seen('Stock'), false)).not.toContain('locationId')
  })
})

function seen(...columns: string[]) {
  return new Set(columns.map(columnKey))
}
