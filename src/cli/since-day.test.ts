import { expect, test } from 'vitest'
import { sinceDay } from './since-day.ts'

test.each([
  ['2026-03-10', 'Australia/Brisbane', '2026-03-09T14:00:00.000Z'],
  ['2026-03-10', 'Australia/Perth', '2026-03-09T16:00:00.000Z'],
  ['2026-11-01', 'Australia/Sydney', '2026-10-31T13:00:00.000Z'],
])('LEAD-08 %s starts at midnight at the dealership, in %s', (day, timeZone, moment) => {
  expect(sinceDay(day, timeZone)?.toISOString()).toBe(moment)
})

test.each(['2026-02-30', '2026-13-01', '2026', 'yesterday', ''])(
  'LEAD-08 “%s” is not a valid day',
  (text) => {
    expect(() => sinceDay(text, 'Australia/Brisbane')).toThrow('Use a day such as 2026-03-10')
  },
)
