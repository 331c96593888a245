import { expect, test } from 'vitest'
import { priceKindOf } from './price-kind.ts'

test.each([
  ['Drive Away', 'drive_away'],
  ['DRIVEAWAY', 'drive_away'],
  ['DAP', 'drive_away'],
  ['Drive away, no more to pay', 'drive_away'],
  ['Excl. Govt. Charges', 'excluding_government_charges'],
  ['excluding government charges', 'excluding_government_charges'],
  ['EGC', 'excluding_government_charges'],
  ['Before on-road costs', 'excluding_government_charges'],
  ['plus ORC', 'excluding_government_charges'],
  ['Est. Drive Away', 'estimated_drive_away'],
  ['Drive-away (estimated)', 'estimated_drive_away'],
  ['From', 'from'],
  ['Great value', null],
  ['', null],
])('PRC-04 the words “%s” say %s', (words, kind) => {
  expect(priceKindOf(words)).toBe(kind)
})
