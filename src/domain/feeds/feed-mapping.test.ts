import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FeedMapping, type FeedMappingDocument } from './feed-mapping.ts'
import { lenderFields, vehicleFields } from './vehicle-fields.ts'

const right = {
  feed: 'harbour',
  format: { type: 'csv' },
  fields: { stockNumber: 'Stock', make: 'Make', model: 'Model', carType: { constant: 'used' } },
} satisfies FeedMappingDocument

describe('OPS-02 a mapping', () => {
  test('is valid with only the required parts', () => {
    expect(FeedMapping.safeParse(right).error).toBeUndefined()
  })

  test.each<[string, object, string]>([
    ['an unknown setting', { ...right, colour: 'red' }, ''],
    ['an unknown format', { ...right, format: { type: 'pdf' } }, 'format.type'],
    ['an unknown field', withFields({ wheels: 'Wheels' }), 'fields'],
    ['a misspelt option', withFields({ price: { form: 'Price' } }), 'fields.price'],
    [
      'an option of another kind of field',
      withFields({ colour: { from: 'Colour', unit: 'km' } }),
      'fields.colour',
    ],
    ['an unknown unit', withFields({ odometer: { from: 'Km', unit: 'furlongs' } }), 'fields.odometer.unit'],
    [
      'a broken pattern',
      withFields({ badge: { from: { column: 'T', pattern: '(' } } }),
      'fields.badge.from.0.pattern',
    ],
    [
      'a pattern that looks ahead',
      withFields({ badge: { from: { column: 'T', pattern: '^(?!x)a+$' } } }),
      'fields.badge.from.0.pattern',
    ],
    ['a field without a source', withFields({ badge: { default: 'Base' } }), 'fields.badge'],
    ['a field with two sources', withFields({ badge: { from: 'B', constant: 'Base' } }), 'fields.badge'],
    ['an unknown car type', withFields({ carType: { constant: 'old' } }), 'fields.carType.constant'],
    [
      'an unknown status',
      withFields({ status: { from: 'S', values: { Gone: 'away' } } }),
      'fields.status.values',
    ],
    [
      'no model',
      { ...right, fields: { stockNumber: 'Stock', make: 'Make', carType: 'Type' } },
      'fields.model',
    ],
    [
      'no stock number',
      { ...right, fields: { make: 'Make', model: 'Model', carType: 'Type' } },
      'fields.stockNumber',
    ],
    [
      'two sources of stock numbers',
      { ...right, derivedStockNumber: { columns: ['Title'] } },
      'fields.stockNumber',
    ],
    ['a split without groups', { ...right, splits: [{ column: 'T', pattern: '(.*)' }] }, 'splits.0.pattern'],
    ['a template without columns', withFields({ badge: { template: 'Base' } }), 'fields.badge.template'],
    [
      'an unknown time zone',
      { ...right, snapshotTime: { fileName: '(?<year>.+)', timeZone: 'Mars' } },
      'snapshotTime.timeZone',
    ],
  ])('with %s is refused with the path of the mistake', (_what, document, path) => {
    const issues = FeedMapping.safeParse(document).error?.issues ?? []

    expect(issues.map((issue) => issue.path.join('.'))).toContain(path)
  })

  test.each<[string, object, string]>([
    ['a field', withFields({ price: 'Wholesale price' }), 'fields.price.from.0.column'],
    ['a template', withFields({ badge: { template: '{Purchase cost}' } }), 'fields.badge.template'],
    [
      'a template in capitals',
      withFields({ badge: { template: 'Sport {ORIGINALCOST}' } }),
      'fields.badge.template',
    ],
    ['a path', withFields({ price: 'pricing/wholesale@amount' }), 'fields.price.from.0.column'],
    [
      'a pattern',
      withFields({ price: { from: { column: 'Notes', pattern: 'Cost: (\\d+)' } } }),
      'fields.price.from.0.pattern',
    ],
    [
      'a lender’s figures',
      withFields({ financeLenders: { Manual: { deposit: 'BuyFee' } } }),
      'fields.financeLenders.Manual.deposit.from.0.column',
    ],
    [
      'a stock number',
      {
        ...right,
        fields: { ...right.fields, stockNumber: undefined },
        derivedStockNumber: { columns: ['landedcost'] },
      },
      'derivedStockNumber.columns.0',
    ],
    ['a condition', { ...right, skip: [{ column: 'MMR', is: ['0'], reason: 'x' }] }, 'skip.0.column'],
    ['a split', { ...right, splits: [{ column: 'Cost', pattern: '(?<x>.)' }] }, 'splits.0.column'],
  ])('that reads a dealer cost in %s is refused', (_where, document, path) => {
    const issue = FeedMapping.safeParse(document).error?.issues[0]

    expect(issue?.path.join('.')).toBe(path)
    expect(issue?.message).toContain('dealer cost')
  })
})

test.each(readdirSync('src/domain/feeds/mappings'))(
  'OPS-02 the mapping %s in this repository is valid',
  (file) => {
    expect(
      FeedMapping.safeParse(JSON.parse(readFileSync(`src/domain/feeds/mappings/${file}`, 'utf8'))).error,
    ).toBeUndefined()
  },
)

test('OPS-02 the example mapping in the documentation is valid', () => {
  const [, example = ''] = /```json\n([\s\S]+?)```/.exec(readFileSync('docs/feeds.md', 'utf8')) ?? []

  expect(FeedMapping.safeParse(JSON.parse(example)).error).toBeUndefined()
})

test('OPS-02 the documentation lists every field a feed can supply', () => {
  const page = readFileSync('docs/feeds.md', 'utf8')
  const fields = [...Object.keys(vehicleFields), ...Object.keys(lenderFields)]

  expect(fields.filter((field) => !page.includes(`\`${field}\``))).toEqual([])
})

function withFields(fields: object) {
  return { ...right, fields: { ...right.fields, ...fields } }
}
