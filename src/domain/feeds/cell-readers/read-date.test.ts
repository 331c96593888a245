import { expect, test } from 'vitest'
import { isEmptyDate, readDate } from './read-date.ts'

test.each([
  ['31/05/2024', 'dmy', '2024-05-31'],
  ['06/05/25', 'mdy', '2025-06-05'],
  ['06/05/25', 'dmy', '2025-05-06'],
  ['2024-05-31', 'dmy', '2024-05-31'],
  ['2024-05-31T00:00:00Z', 'dmy', '2024-05-31'],
  ['31/05/2024 12:00:00 AM', 'dmy', '2024-05-31'],
  ['1 May 2024', 'mdy', '2024-05-01'],
  ['May 31, 2024', 'dmy', '2024-05-31'],
  ['05/2024', 'dmy', '2024-05'],
  ['2024/05', 'dmy', '2024-05'],
  ['May 2024', 'dmy', '2024-05'],
  ['01/02/75', 'dmy', '1975-02-01'],
] as const)('OPS-02 %s in %s order is %s', (text, order, day) => {
  expect(readDate(text, order)).toBe(day)
})

test.each([
  '31/02/2024',
  '13/13/2024',
  'soon',
  '2024',
  '5/2024/1/1',
  '00/05/2024',
  '99999',
  '0202-01-05',
  '01/1885',
  '0001-01-01',
])('OPS-02 “%s” is not a date', (text) => expect(readDate(text, 'dmy')).toBeNull())

test.each([
  '0001-01-01',
  '0001-01-01T00:00:00',
  '01/01/0001 12:00:00 AM',
  '1/1/0001',
  '0000-00-00',
  '0000-01-01',
])('OPS-02 “%s” marks a field without a date', (text) => expect(isEmptyDate(text)).toBe(true))

test.each(['', '0202-01-05', '01/01/2001', '2001-01-01', '0001', '00/01/2024'])(
  'OPS-02 “%s” does not',
  (text) => expect(isEmptyDate(text)).toBe(false),
)

test('OPS-05 a long row of times is read once', () => {
  const start = performance.now()
  expect(readDate(`${' 0:00'.repeat(40_000)}\n`, 'dmy')).toBeNull()
  expect(performance.now() - start).toBeLessThan(1000)
})
