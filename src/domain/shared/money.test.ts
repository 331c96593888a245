import { expect, test } from 'vitest'
import { formatCents, formatDollars, readCents } from './money.ts'

test.each([
  ['25000', 25_000_00],
  ['$25,000', 25_000_00],
  [' $ 1,234,567.8 ', 1_234_567_80],
  ['25 000.05', 25_000_05],
  ['0', 0],
  ['25,', 25_00],
  ['25,00', 2500_00],
  ['25.', 25_00],
])('%j reads as money', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each(['', 'a lot', '-5', '1e9', '25.000,00', '1.234', 'NaN', ',5', '$', '1'.repeat(17)])(
  '%j is not money',
  (text) => {
    expect(readCents(text)).toBeNull()
  },
)

test('advertised amounts are whole dollars, and calculated ones include cents', () => {
  expect(formatDollars(127_51)).toBe('$128')
  expect(formatCents(127_51)).toBe('$127.51')
  expect(formatCents(5)).toBe('$0.05')
})
