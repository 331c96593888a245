import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortByCount } from './sort-by-count.ts'

test('few or many values are sorted by count, and equals stay in order', () => {
  const count = fc.oneof(fc.nat(3), fc.nat(300), fc.nat(2 ** 32 - 1))
  fc.assert(
    fc.property(fc.array(count, { maxLength: 200 }), (counts) => {
      const codes = Uint32Array.from(counts.keys())
      sortByCount(codes, counts.length, Uint32Array.from(counts))

      const expected = [...counts.keys()].sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
      expect([...codes]).toEqual(expected)
    }),
    { seed: 1 },
  )
})
