import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../../tests/support/feeds/read-feed-row.ts'
import { FeedMapping } from '../feed-mapping.ts'
import { columnKey, type FeedRow } from '../feed-row.ts'
import { missingColumns } from './missing-columns.ts'
import { rowCondition } from './row-condition.ts'

describe('OPS-02 “contains”', () => {
  const fields = {
    simpleFuel: {
      from: 'Fuel',
      values: { 'Hybrid (old)': 'Petrol' },
      contains: { 'plug-in': 'Plug-in Hybrid', hybrid: 'Hybrid', PETROL: 'Petrol', '?': null },
      default: 'Diesel',
    },
  }

  test.each([
    ['2.0L Plug-In Hybrid petrol', 'Plug-in Hybrid'],
    ['HYBRID/PETROL', 'Hybrid'],
    ['Hybrid (old)', 'Petrol'],
    ['unknown?', 'Diesel'],
    ['Steam', 'Steam'],
    ['', 'Diesel'],
  ])(
    'reads %s as %s: exact values first, then parts in order, and unlisted texts unchanged',
    (text, fuel) => {
      expect(vehicle({ ...lux, Fuel: text }, fields).simpleFuel).toBe(fuel)
    },
  )
})

test('OPS-02 “replace” rewrites a text before any other rule applies', () => {
  const fields = {
    badge: {
      from: 'Badge',
      replace: [
        { pattern: '\\s*\\(.*?\\)', with: '' },
        { text: '$my', with: 'MY$' },
        { pattern: '(\\d)dr\\b', with: '$1 door' },
      ],
      unknown: ['TBA'],
    },
  }

  expect(vehicle({ ...lux, Badge: 'SR5 (4x4) $MY21 5dr' }, fields).badge).toBe('SR5 MY$21 5 door')
  expect(vehicle({ ...lux, Badge: 'TBA (soon)' }, fields).badge).toBeNull()
})

test('OPS-02 a text that “replace” makes longer than a cell allows counts as empty, and costs no time', () => {
  const replace = Array.from({ length: 20 }, () => ({ pattern: '', with: 'x'.repeat(200) }))
  const started = performance.now()

  expect(vehicle({ ...lux, Badge: 'SR5' }, { badge: { from: 'Badge', replace } }).badge).toBeNull()
  expect(performance.now() - started).toBeLessThan(10_000)
})

test.each([
  ['arctic white', 'Arctic White'],
  ['ARCTIC white GT', 'Arctic White GT'],
  ['McLaren orange', 'McLaren Orange'],
  ['sea-foam', 'Sea-Foam'],
  ['élan blue', 'Élan Blue'],
])('OPS-02 “title” letters turn %s into %s', (text, title) => {
  expect(vehicle({ ...lux, Colour: text }, { colour: { from: 'Colour', letters: 'title' } }).colour).toBe(
    title,
  )
})

describe('OPS-02 a condition', () => {
  test.each<[object, Record<string, string>, boolean]>([
    [{ column: 'Status', is: ['Sold'] }, { Status: ' SOLD ' }, true],
    [{ column: 'Note', contains: ['do not'] }, { Note: 'DO  NOT list' }, true],
    [{ column: 'Note', matches: '^ex[- ]demo' }, { Note: 'Ex demo' }, true],
    [{ column: 'Photos', isEmpty: true }, { Photos: ' ' }, true],
    [{ column: 'Photos', isEmpty: true }, {}, true],
    [{ column: 'Photos', isEmpty: false }, { Photos: 'x' }, true],
    [{ column: 'Price', lessThan: 500 }, { Price: '$499' }, true],
    [{ column: 'Price', lessThan: 500 }, { Price: '500' }, false],
    [{ column: 'Price', atMost: 500 }, { Price: '500' }, true],
    [{ column: 'Price', atLeast: 500, lessThan: 1000 }, { Price: '1,000' }, false],
    [{ column: 'Km', moreThan: 300_000 }, { Km: '300,001 km' }, true],
    [{ column: 'Km', moreThan: 300_000 }, { Km: 'lots' }, false],
    [{ not: { column: 'Km', moreThan: 300_000 } }, { Km: 'lots' }, true],
    [
      {
        all: [
          { column: 'A', is: ['1'] },
          { column: 'B', is: ['2'] },
        ],
      },
      { A: '1', B: '3' },
      false,
    ],
    [{ any: [{ column: 'A', is: ['1'] }, { not: { column: 'B', is: ['2'] } }] }, { A: '0', B: '3' }, true],
  ])('%j of %j is %s', (written, cells, applies) => {
    expect(rowCondition.parse(written).applies(cellsOf(cells))).toBe(applies)
  })

  test('skips rows, with the tested values in the report', () => {
    const skip = [
      {
        any: [
          { column: 'Price', lessThan: 500 },
          { all: [{ column: 'Type', is: ['Wreck'] }, { not: { column: 'Repaired', is: ['Y'] } }] },
        ],
        reason: 'not for retail',
      },
    ]
    const row = { ...lux, Price: '20000', Type: 'Wreck', Repaired: 'N' }

    expect(read(row, {}, { skip })).toMatchObject({
      kind: 'skipped',
      problem: { field: 'Price, Type, Repaired', value: '20000, Wreck, N', reason: 'not for retail' },
    })
    expect(read({ ...row, Repaired: 'Y' }, {}, { skip }).kind).toBe('vehicle')
  })

  test('chooses between columns, or a constant text', () => {
    const fields = {
      price: {
        from: [
          { column: 'Special', kind: 'drive_away', when: { column: 'On special', is: ['Y'] } },
          { column: 'Price', kind: 'excluding_government_charges' },
        ],
      },
      carType: { from: [{ constant: 'demo', when: { column: 'Km', moreThan: 50, lessThan: 8000 } }, 'Type'] },
    }
    const row = { ...lux, Special: '18000', Price: '20000', 'On special': 'Y', Km: '4,000', Type: 'used' }

    expect(vehicle(row, fields)).toMatchObject({
      priceCents: 18_000_00,
      priceKind: 'drive_away',
      carType: 'demo',
    })
    expect(vehicle({ ...row, 'On special': 'N', Km: '90000' }, fields)).toMatchObject({
      priceCents: 20_000_00,
      priceKind: 'excluding_government_charges',
      carType: 'used',
    })
  })

  test('limits a split to some rows', () => {
    const splits = [{ column: 'Title', pattern: '(?<found>\\S+)$', when: { column: 'Kind', is: ['long'] } }]
    expect(vehicle({ ...lux, Title: 'a b', Kind: 'long' }, { badge: 'found' }, { splits }).badge).toBe('b')
    expect(vehicle({ ...lux, Title: 'a b', Kind: 'short' }, { badge: 'found' }, { splits }).badge).toBeNull()
  })

  test('needs its columns: a file without them is not read as “no”', () => {
    const mapping = FeedMapping.parse({
      ...base,
      columnsMayBeMissing: true,
      skip: [
        { any: [{ column: 'Upload', is: ['N'] }, { not: { column: 'Retail', is: ['Y'] } }], reason: 'no' },
      ],
    })
    expect(missingColumns(mapping, new Set(['stock', 'make', 'model', 'upload']))).toEqual(['“Retail”'])
  })
})

const base = {
  feed: 'harbour',
  format: { type: 'auto' },
  fields: { stockNumber: 'Stock', make: 'Make', model: 'Model', carType: { constant: 'used' } },
}

describe('OPS-02 an invalid part of a mapping is refused with its path:', () => {
  const badge = (rule: object) => ({ ...base, fields: { ...base.fields, badge: rule } })
  const skip = (condition: object) => ({ ...base, skip: [{ reason: 'x', ...condition }] })

  test.each<[object, string]>([
    [skip({ column: 'A' }), 'skip.0.column'],
    [skip({}), 'skip.0'],
    [skip({ column: 'A', is: ['x'], not: { column: 'B', is: ['x'] } }), 'skip.0'],
    [skip({ is: ['x'], all: [{ column: 'B', is: ['x'] }] }), 'skip.0.is'],
    [
      skip({
        any: [
          { column: 'A', is: ['x'] },
          { column: 'B', lessThan: '5' },
        ],
      }),
      'skip.0.any.1.lessThan',
    ],
    [skip({ any: [{ not: { column: 'Dealer cost', is: ['x'] } }] }), 'skip.0.any.0.not.column'],
    [skip({ all: [{ column: 'A', matches: '(?=x)' }] }), 'skip.0.all.0.matches'],
    [badge({ from: 'B', contains: { 4: 'x' } }), 'fields.badge.contains.4'],
    [badge({ from: 'B', replace: [{ with: '' }] }), 'fields.badge.replace.0'],
    [badge({ from: 'B', replace: [{ pattern: '(', with: '' }] }), 'fields.badge.replace.0.pattern'],
    [badge({ from: 'B', replace: [{ text: 'Dealer cost: ', with: '' }] }), 'fields.badge.replace.0.text'],
    [badge({ from: 'B', replace: [{ text: 'x', with: 'y'.repeat(201) }] }), 'fields.badge.replace.0.with'],
    [badge({ from: 'B', letters: 'loud' }), 'fields.badge.letters'],
    [badge({ from: [{ column: 'B', constant: 'x' }] }), 'fields.badge.from.0'],
    [
      badge({ from: [{ column: 'B', when: { column: 'Invoice', isEmpty: false } }] }),
      'fields.badge.from.0.when.column',
    ],
    [
      { ...base, fields: { ...base.fields, carType: { from: 'T', contains: { demo: 'ex-demo' } } } },
      'fields.carType.contains',
    ],
  ])('%j', (document, path) => {
    const issues = FeedMapping.safeParse(document).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})

test('OPS-02 every example mapping in the documentation is valid', () => {
  const examples = [...readFileSync('docs/feeds.md', 'utf8').matchAll(/```json\n([\s\S]+?)```/g)]

  expect(examples.length).toBeGreaterThan(1)
  for (const [, example = ''] of examples)
    expect(FeedMapping.safeParse(JSON.parse(example)).error).toBeUndefined()
})

function cellsOf(row: Record<string, string>): FeedRow['cells'] {
  return new Map(Object.entries(row).map(([column, text]) => [columnKey(column), text]))
}
