import { expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'

test('OPS-02 miles become kilometres, and a unit in the text overrides the default', () => {
  expect(readAmount('100,000', 'distance', 'miles')).toEqual({ value: expect.closeTo(160_934.4) })
  expect(readAmount('100000 km', 'distance', 'miles')).toEqual({ value: 100_000 })
  expect(readAmount('41,250 kms', 'distance', 'km')).toEqual({ value: 41_250 })
})

test('OPS-02 feet become millimetres, and litres and cc are told apart', () => {
  expect(readAmount('21', 'length', 'ft')).toEqual({ value: expect.closeTo(6400.8) })
  expect(readAmount('2.0L', 'engine', 'cc')).toEqual({ value: 2000 })
  expect(readAmount('1998', 'engine', 'cc-or-litres')).toEqual({ value: 1998 })
  expect(readAmount('2.0', 'engine', 'cc-or-litres')).toEqual({ value: 2000 })
})

test.each([
  ['50.000', 50_000],
  ['50.000 km', 50_000],
  ['50,000km', 50_000],
  ['50 000 km', 50_000],
  ["50'000", 50_000],
  ['1.250.000 km', 1_250_000],
  ['50k', 50_000],
  ['49.5k', 49_500],
  ['50,000k', 50_000],
  ['50,000 kms*', 50_000],
  ['50123.7', 50_123.7],
  ['50000.000', 50_000],
  ['0', 0],
  ['0.000', 0],
])('DATA-04 an odometer of “%s” reads %s km', (text, value) => {
  expect(readAmount(text, 'distance', 'km')).toEqual({ value })
})

test.each([
  '50,00',
  '50.0000.00',
  '5,0000',
  '50 0',
  '50 km or so',
  '1,23,456',
  '50.000.5',
  '12-13',
  '1e5',
  ',5',
  '50 l',
  '0.512',
])('DATA-04 an odometer of “%s” is refused', (text) => {
  expect(readAmount(text, 'distance', 'km')).toEqual({ problem: expect.any(String) })
})

test.each([
  ['4.885 m', 'length', 'mm', 4885],
  ['4.885', 'length', 'mm', 4885],
  ['2.495 t', 'mass', 'kg', 2495],
  ['1.998', 'engine', 'cc-or-litres', 1998],
  ['1.998 cc', 'engine', 'cc-or-litres', 1998],
] as const)('DATA-04 “%s” as %s in %s reads %s with either separator', (text, dimension, unit, value) => {
  expect(readAmount(text, dimension, unit)).toEqual({ value: expect.closeTo(value) })
})

test('DATA-04 three digits after an ambiguous point are refused', () => {
  expect(readAmount('2.019', 'none', 'one')).toEqual({ problem: 'could be thousands or a fraction' })
  expect(readAmount('2.500', 'capacity', 'litres')).toEqual({ problem: 'could be thousands or a fraction' })
})
