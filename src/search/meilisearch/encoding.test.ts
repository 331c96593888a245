import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decoded, encoded, idOf, keyOf } from './encoding.ts'

test('SRCH-17 encoded values decode to the original and contain no quotes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff), { maxLength: 20 }), (codes) => {
      const value = String.fromCharCode(...codes)
      const stored = encoded(value)
      return decoded(stored) === value && /^[a-z0-9_.-]*$/.test(stored)
    }),
    { seed: 1 },
  )
})

test('SRCH-17 values that differ only in case or accents stay different after encoding', () => {
  const values = ['Sail', 'sail', 'SAIL', 'Ann', 'Änn', 'ann ', ' ann', 'a-b', 'a b', 'a_b', 'a.b', 'a.2d.b']
  expect(new Set(values.map(encoded)).size).toBe(values.length)
})

test('SRCH-17 ids become valid keys that sort in the same order', () => {
  const ids = ['b', 'a 1', 'a', 'ä', '0b1c-9']
  expect(ids.map(keyOf).every((key) => /^[\w-]+$/.test(key))).toBe(true)
  expect(ids.map(keyOf).sort().map(idOf)).toEqual(['0b1c-9', 'a', 'a 1', 'b', 'ä'])
})
