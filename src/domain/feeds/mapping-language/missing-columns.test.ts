import { describe, expect, test } from 'vitest'
import { FeedMapping } from '../feed-mapping.ts'
import { columnKey } from '../feed-row.ts'
import { missingColumns } from './missing-columns.ts'

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

describe('OPS-02 a missing column', () => {
  test('is reported, unless an alternative column is present', () => {
    expect(
      missingColumns(
        mapping(),
        seen('Title', 'Upload', 'stock_no', 'Model', 'Type', 'Price', 'Price type', 'Km'),
      ),
    ).toEqual(['“Yard”', '“Cylinders”'])
    expect(missingColumns(mapping(), seen('Title', 'Upload', 'Model'))).toContain('“Stock” or “Stock No”')
  })

  test('may be allowed by the mapping, except one that identifies a vehicle or excludes rows', () => {
    const lenient = mapping({ columnsMayBeMissing: true })

    expect(missingColumns(lenient, seen('Title', 'Upload', 'Stock', 'Model'))).toEqual([])
    expect(missingColumns(lenient, seen('Title'))).toEqual(['“Stock” or “Stock No”', '“Model”', '“Upload”'])
  })
})

function mapping(overrides = {}) {
  return FeedMapping.parse({ ...document, ...overrides })
}

function seen(...columns: string[]) {
  return new Set(columns.map(columnKey))
}
