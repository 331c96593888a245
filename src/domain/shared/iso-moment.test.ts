import { expect, test } from 'vitest'
import { isoMoment } from './iso-moment.ts'

test.each([
  ['Australia/Brisbane', '2026-03-10T02:00:00Z', '2026-03-10T12:00:00+10:00'],
  ['Australia/Adelaide', '2026-01-10T02:00:09Z', '2026-01-10T12:30:09+10:30'],
  ['Australia/Perth', '2026-03-10T16:00:00Z', '2026-03-11T00:00:00+08:00'],
  ['Etc/UTC', '2026-03-10T16:00:00Z', '2026-03-10T16:00:00+00:00'],
])('LEAD-08 in %s, %s is %s', (timeZone, at, expected) => {
  expect(isoMoment(timeZone, new Date(at))).toBe(expected)
})
