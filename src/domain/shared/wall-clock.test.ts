import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockAfter, momentAt, wallClockAt } from './wall-clock.ts'

const zones = [
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Adelaide',
  'Australia/Perth',
  'Australia/Hobart',
  'Australia/Canberra',
  'Australia/Darwin',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
]

test.each([
  ['Australia/Brisbane', '2026-01-10T09:30', '2026-01-09T23:30:00.000Z'],
  ['Australia/Sydney', '2026-01-10T09:30', '2026-01-09T22:30:00.000Z'],
  ['Australia/Sydney', '2026-07-10T09:30', '2026-07-09T23:30:00.000Z'],
  ['Australia/Adelaide', '2026-01-10T09:30', '2026-01-09T23:00:00.000Z'],
  ['Australia/Perth', '2026-01-10T00:00', '2026-01-09T16:00:00.000Z'],
  ['Australia/Darwin', '2026-01-10T25:00', null],
])('LEAD-10 in %s, %s is %s', (zone, clock, moment) => {
  expect(momentAt(zone, clock)?.toISOString() ?? null).toBe(moment)
})

describe('LEAD-10 when daylight saving starts and ends', () => {
  test('a skipped hour has no moment', () => {
    expect(momentAt('Australia/Sydney', '2026-10-04T01:59')?.toISOString()).toBe('2026-10-03T15:59:00.000Z')
    expect(momentAt('Australia/Sydney', '2026-10-04T02:00')).toBeNull()
    expect(momentAt('Australia/Sydney', '2026-10-04T02:59')).toBeNull()
    expect(momentAt('Australia/Sydney', '2026-10-04T03:00')?.toISOString()).toBe('2026-10-03T16:00:00.000Z')
    expect(momentAt('Australia/Brisbane', '2026-10-04T02:30')?.toISOString()).toBe('2026-10-03T16:30:00.000Z')
  })

  test('a repeated hour means the first one', () => {
    expect(momentAt('Australia/Melbourne', '2026-04-05T02:30')?.toISOString()).toBe(
      '2026-04-04T15:30:00.000Z',
    )
    expect(momentAt('Australia/Melbourne', '2026-04-05T03:00')?.toISOString()).toBe(
      '2026-04-04T17:00:00.000Z',
    )
  })

  test('every moment reads back from its clock time, except the second of two', () => {
    const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2029, 0) / 60_000 })
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const at = new Date(minute * 60_000)
        const again = momentAt(zone, wallClockAt(zone, at))
        const late = at.getTime() - (again?.getTime() ?? Infinity)
        expect([0, 30 * 60_000, 60 * 60_000]).toContain(late)
        expect(wallClockAt(zone, again ?? at)).toBe(wallClockAt(zone, at))
      }),
    )
  })
})

test('LEAD-10 adding minutes works past midnight and the end of a year', () => {
  expect(clockAfter('2026-12-31T23:45', 30)).toBe('2027-01-01T00:15')
  expect(clockAfter('2028-02-28T12:00', 24 * 60)).toBe('2028-02-29T12:00')
})
