import { expect, test } from 'vitest'
import { pageAge } from './page-age.ts'

const renderedAt = Date.parse('2026-03-10T00:01:00Z')
const page = { revision: 7, renderedAt }
const current = { revision: 7, isBehind: false, timeZone: 'Australia/Brisbane', contentSince: null }

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
  expect(pageAge(page, { ...current, revision }, renderedAt)).toBe('old')
  expect(pageAge(page, { ...current, revision, isBehind: true }, renderedAt)).toBe('old')
})

test.each([false, true])(
  'OPS-04 a page from the future is old, because the clock was set back',
  (isBehind) => {
    expect(pageAge(page, { ...current, isBehind }, renderedAt - 1)).toBe('old')
  },
)

test('OPS-04 no page outlives the day of its dealer', () => {
  const late = { revision: 7, renderedAt: Date.parse('2026-03-10T13:59:59Z') }
  const midnight = Date.parse('2026-03-10T14:00:00Z')

  expect(pageAge(late, current, midnight - 100)).toBe('fresh')
  expect(pageAge(late, current, midnight)).toBe('old')
  expect(pageAge(late, { ...current, timeZone: 'Australia/Perth' }, midnight)).toBe('fresh')
})

test('OPS-04 RNG-05 no page outlives its content, even if other content goes live in the middle of an hour', () => {
  const contentSince = new Date(renderedAt + 7_000)

  expect(pageAge(page, { ...current, contentSince }, renderedAt + 8_000)).toBe('old')
  expect(
    pageAge({ ...page, renderedAt: renderedAt + 7_000 }, { ...current, contentSince }, renderedAt + 8_000),
  ).toBe('fresh')
})

test.each([
  [1, 'usable'],
  [59 * 60, 'usable'],
  [61 * 60, 'old'],
] as const)('OPS-07 while the database is down, a page that is %i seconds old is %s', (seconds, age) => {
  expect(pageAge(page, { ...current, isBehind: true }, renderedAt + seconds * 1000)).toBe(age)
})
