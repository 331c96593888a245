import { expect, test } from 'vitest'
import { importSummary } from './import-summary.ts'

const effect = {
  onSale: 1200,
  leaving: 4,
  added: 3,
  changed: 5,
  unchanged: 1190,
  returned: 1,
  takenOver: 0,
  takenFrom: null,
  sold: 4,
  withdrawn: 0,
  takenOff: 0,
  kept: 0,
  held: { count: 0, stockNumbers: [] as string[] },
  neverForSale: 0,
  unprovenWasPrices: 0,
}
const summary = {
  feed: 'harbour',
  snapshotAt: new Date(0),
  rows: 1199,
  vehicles: 1198,
  rejected: 1,
  unreadable: 0,
  skipped: 0,
  repeated: 0,
  encoding: 'utf-8',
  mostlyEmpty: [],
  reasons: [{ outcome: 'rejected', field: 'make', reason: 'is missing', count: 1, firstRow: 7 }],
  effect,
} as const

test('OPS-02 the summary of an import says what changed and why, and leaves out zero counts', () => {
  const applied = { ...summary, mostlyEmpty: [], reasons: [...summary.reasons] }

  expect(importSummary({ outcome: 'applied', summary: applied })).toBe(
    `Done.
  new: 3
  changed: 5
    including back for sale: 1
  unchanged: 1,190
  sold, because the feed no longer lists them: 4
Of 1,199 rows:
  vehicles: 1,198
  rejected: 1
Reasons:
  rejected: make is missing: 1 (first in row 7)`,
  )
})

test('OPS-02 the summary of a dry run or a refusal says that nothing was changed', () => {
  const rehearsed = { ...summary, mostlyEmpty: [], reasons: [] }

  expect(importSummary({ outcome: 'rehearsed', summary: rehearsed })).toMatch(
    /^Nothing was changed\. The import would have these results:\n/,
  )
  const refused = { outcome: 'refused', reason: 'The file is empty.', summary: null } as const
  expect(importSummary({ ...refused, isForcible: false })).toBe(
    'Refused: The file is empty.\nNothing was changed.',
  )
  expect(importSummary({ ...refused, isForcible: true })).toMatch(/import it with --force\.$/)
  expect(importSummary({ outcome: 'same-file' })).toContain('Nothing was changed.')
})

test('DATA-04 the summary warns first if a mapped field is empty for most vehicles', () => {
  const mostlyEmpty = [{ field: 'price', columns: ['Price', 'Asking'], empty: 1100 }]

  expect(importSummary({ outcome: 'applied', summary: { ...summary, mostlyEmpty, reasons: [] } })).toMatch(
    /^Warning: price is empty for 1,100 of 1,198 vehicles\. Check how the mapping reads “Price” and “Asking”\.\nDone\./,
  )
})

test('RSV-02 the summary of an import names the vehicles that stay because customers hold them', () => {
  const held = { count: 102, stockNumbers: ['U1', 'U2'] }
  const applied = { ...summary, mostlyEmpty: [], reasons: [], effect: { ...effect, held } }

  expect(importSummary({ outcome: 'applied', summary: applied })).toMatch(
    /^Warning: the feed no longer lists or offers vehicles that customers have paid to hold\. They stay for sale: U1, U2 and 100 more\..*\nDone\.\n(?:.*\n)*  no longer listed or offered but not removed, because customers hold them: 102\n/,
  )
})

test('OPS-02 a file that was imported before can be imported again, and the summary says how', () => {
  expect(importSummary({ outcome: 'same-file' })).toBe(
    'This file has been imported already. Nothing was changed. To import it again, use --force.',
  )
})
