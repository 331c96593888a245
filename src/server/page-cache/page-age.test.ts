import { expect, test } from 'vitest'
import { pageAge } from './page-age.ts'

const renderedAt = Date.parse('2026-03-10T00:01:00Z')
const page = { revision: 7, renderedAt }
const current = { revision: 7, isBehind: false }

test.each([
  [0, 'fresh'],
  [60, 'fresh'],
  [61, 'usable'],
  [120, 'usable'],
  [121, 'old'],
] as const)('OPS-04 after %i seconds a page is %s', (seconds, age) => {
  expect(pageAge(page, current, renderedAt + seconds * 1000)).toBe(age)
})

test.each([8, 6, null])('OPS-04 once its site has revision %s a page is old', (revision) => {
  expect(pageAge(page, { revision, isBehind: false }, renderedAt)).toBe('old')
  expect(pageAge(page, { revision, isBehind: true }, renderedAt)).toBe('old')
})

test('OPS-04 no page outlives its quarter-hour, because days and opening hours end on one', () => {
  const late = { revision: 7, renderedAt: Date.parse('2026-03-10T13:59:59Z') }

  expect(pageAge(late, current, Date.parse('2026-03-10T13:59:59.900Z'))).toBe('fresh')
  expect(pageAge(late, current, Date.parse('2026-03-10T14:00:00Z'))).toBe('old')
})

test.each([
  [1, 'usable'],
  [59 * 60, 'usable'],
  [61 * 60, 'old'],
] as const)('OPS-07 while the database is down, a page that is %i seconds old is %s', (seconds, age) => {
  expect(pageAge(page, { revision: 7, isBehind: true }, renderedAt + seconds * 1000)).toBe(age)
})
