import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, wordsFor } from './bits.ts'
import { Order } from './order.ts'
import { atOnce } from './pacing.ts'
import { Scratch } from './scratch.ts'

const keys = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 80 })

test('rows inserted in several batches have the same order as sorting them all', () => {
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 5 }), (goes) => {
      const all: number[] = []
      const order = new Order((row, other) => (all[row] ?? 0) - (all[other] ?? 0) || row - other)
      for (const go of goes) {
        all.push(...go)
        atOnce(order.extend(all.length))
      }
      const sorted = [...all.keys()].sort((one, other) => (all[one] ?? 0) - (all[other] ?? 0) || one - other)
      expect([...order.rows.subarray(0, all.length)]).toEqual(sorted)
    }),
    { seed: 1 },
  )
})

test('a page is the same whether the order is walked or the rows are sorted', () => {
  fc.assert(
    fc.property(keys, fc.nat(80), fc.nat(10), fc.nat(10), (all, spacing, offset, most) => {
      const order = new Order((row, other) => (all[row] ?? 0) - (all[other] ?? 0) || row - other)
      atOnce(order.extend(all.length))
      const chosen = [...all.keys()].filter((row) => row % (1 + spacing) === 0)
      const bits = new Uint32Array(wordsFor(all.length))
      for (const row of chosen) add(bits, row)
      const scratch = new Scratch()
      scratch.start(all.length)

      const sorted = chosen.toSorted((one, other) => (all[one] ?? 0) - (all[other] ?? 0) || one - other)
      expect(order.page(bits, chosen.length, offset, most, scratch)).toEqual(
        sorted.slice(offset, offset + most),
      )
    }),
    { seed: 2 },
  )
})
