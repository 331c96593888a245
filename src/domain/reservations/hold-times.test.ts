import { expect, test } from 'vitest'
import { offerMs } from './hold-times.ts'

const HOUR_MS = 60 * 60 * 1000

test.each([
  ['at noon', '2026-03-10T12:00:00+10:00', 2],
  ['at 11 pm, until they have had two hours from 9 am', '2026-03-10T23:00:00+10:00', 12],
  ['at 6 am', '2026-03-10T06:00:00+10:00', 5],
])('RSV-06 an offer %s', (_when, now, hours) => {
  expect(offerMs(new Date(now), 'Australia/Brisbane')).toBe(hours * HOUR_MS)
})
