import { expect, test } from 'vitest'
import { readAmount } from './units.ts'

test.each([
  ['24990', 2_499_000],
  ['$24,990', 2_499_000],
  ['$ 24 990.50', 2_499_050],
  ['AUD 24,990', 2_499_000],
])('OPS-02 %s dollars are read', (text, cents) => {
  expect(readAmount(text, 'money', 'dollars')).toBe(cents)
})

test('OPS-02 miles become kilometres, and a unit in the text wins over the usual one', () => {
  expect(readAmount('100,000', 'distance', 'miles')).toBeCloseTo(160_934.4)
  expect(readAmount('100000 km', 'distance', 'miles')).toBe(100_000)
  expect(readAmount('41,250 kms', 'distance', 'km')).toBe(41_250)
})

test('OPS-02 feet become millimetres, and litres and cc are told apart', () => {
  expect(readAmount('21', 'length', 'ft')).toBeCloseTo(6400.8)
  expect(readAmount('2.0L', 'engine', 'cc')).toBe(2000)
  expect(readAmount('1998', 'engine', 'cc-or-litres')).toBe(1998)
  expect(readAmount('2.0', 'engine', 'cc-or-litres')).toBe(2000)
})

test.each(['POA', '', '12,34', '1 2', '24,990 each', '12 km', '1e5', '1-2'])(
  'OPS-02 “%s” is no price',
  (text) => {
    expect(readAmount(text, 'money', 'dollars')).toBeNull()
  },
)
