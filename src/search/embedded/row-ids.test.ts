import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowIds } from './row-ids.ts'

const anyIds = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => id.toUpperCase()),
  fc.string(),
  fc.constantFrom('', '0', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
  // These two have the same hash.
  fc.constantFrom('Aa', 'BB'),
)

test('SRCH-17 the index has each row’s id and the latest row of each id, whatever the ids look like', () => {
  fc.assert(
    fc.property(fc.array(anyIds, { maxLength: 300 }), anyIds, (ids, other) => {
      const rows = new RowIds()
      for (const id of ids) rows.append(id)

      expect(Array.from(ids, (_, row) => rows.at(row))).toEqual(ids)
      for (const id of [...ids, other]) {
        const latest = ids.lastIndexOf(id)
        expect(rows.latestRow(id)).toBe(latest < 0 ? undefined : latest)
      }
    }),
    { seed: 1 },
  )
})

test('SRCH-17 rows have the order of their ids as texts', () => {
  for (const ids of [fc.uniqueArray(fc.uuid()), fc.uniqueArray(anyIds)])
    fc.assert(
      fc.property(ids, (all) => {
        const rows = new RowIds()
        for (const id of all) rows.append(id)

        const sorted = [...all.keys()].sort((row, other) => rows.compare(row, other))
        expect(sorted.map((row) => rows.at(row))).toEqual(all.toSorted())
      }),
      { seed: 2 },
    )
})
