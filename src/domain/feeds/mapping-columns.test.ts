import { describe, expect, test } from 'vitest'
import { FeedMapping } from './feed-mapping.ts'
import { columnKey } from './feed-row.ts'
import { broughtByFeed, missingColumns } from './mapping-columns.ts'

const document = {
  feed: 'harbour',
  format: { type: 'auto' },
  splits: [{ column: 'Title', pattern: '(?<titleMake>\\S+)' }],
  skip: [{ column: 'Upload', is: ['N'], reason: 'not for upload' }],
  fields: {
    stockNumber: { from: ['Stock', 'Stock No'] },
    make: 'titleMake',
    model: 'Model',
    carType: { from: 'Type', default: 'used' },
    price: 'Price',
    priceType: 'Price type',
    odometer: 'Km',
    'variant.cylinders': 'Cylinders',
    location: 'Yard',
  },
}

describe('OPS-02 a column that the feed lacks', () => {
  test('is missing, unless another one does as well', () => {
    expect(
      missingColumns(
        mapping(),
        seen('Title', 'Upload', 'stock_no', 'Model', 'Type', 'Price', 'Price type', 'Km'),
      ),
    ).toEqual(['“Yard”', '“Cylinders”'])
    expect(missingColumns(mapping(), seen('Title', 'Upload', 'Model'))).toContain('“Stock” or “Stock No”')
  })

  test('may be missing where the mapping says so, but not what a vehicle is told by, nor what keeps rows out', () => {
    const lenient = mapping({ columnsMayBeMissing: true })

    expect(missingColumns(lenient, seen('Title', 'Upload', 'Stock', 'Model'))).toEqual([])
    expect(missingColumns(lenient, seen('Title'))).toEqual(['“Stock” or “Stock No”', '“Model”', '“Upload”'])
  })
})

describe('OPS-02 a feed has a say', () => {
  test('in what it has columns for, and in nothing else', () => {
    expect(
      broughtByFeed(mapping(), seen('Title', 'Stock', 'Model', 'Price', 'Cylinders'), false).toSorted(),
    ).toEqual(['carType', 'make', 'model', 'name', 'priceCents', 'priceKind', 'status', 'variant'])
  })

  test('in where a vehicle stands, when it has codes for it or there is only one place', () => {
    const place = ['city', 'dealershipId', 'locationId', 'state']

    expect(broughtByFeed(mapping(), seen('Stock', 'Yard'), false)).toEqual(expect.arrayContaining(place))
    expect(broughtByFeed(mapping(), seen('Stock'), true)).toEqual(expect.arrayContaining(place))
    expect(broughtByFeed(mapping(), seen('Stock'), false)).not.toContain('locationId')
  })
})

function mapping(wishes = {}) {
  return FeedMapping.parse({ ...document, ...wishes })
}

function seen(...columns: string[]) {
  return new Set(columns.map(columnKey))
}
