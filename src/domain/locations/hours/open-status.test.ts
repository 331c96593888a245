import { describe, expect, test } from 'vitest'
import { timeZoneOf } from '../time-zone-of.ts'
import type { Hours } from './hours-on.ts'
import { openStatus } from './open-status.ts'
import type { SpecialHours } from './special-hours.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '08:30', closes: '17:30' }))
const weekdays = everyDay.filter(({ day }) => day > 0 && day < 6)
const christmas: SpecialHours = {
  from: '2026-12-25',
  until: '2026-12-26',
  name: 'Christmas',
  department: 'all',
  locationIds: [],
  opens: null,
  closes: null,
}

const brisbane = (clock: string, hours: Partial<Hours> = {}) =>
  openStatus(
    { weekly: weekdays, special: [], ...hours },
    { timeZone: 'Australia/Brisbane', now: new Date(`${clock}:00+10:00`) },
  )

describe('LOC-02 a location', () => {
  test.each<[string, string, Partial<Hours>, string | undefined]>([
    ['is open from the first minute', '2026-03-10T08:30', {}, 'Open now, closes at 5:30pm'],
    ['is open until the last minute', '2026-03-10T17:29', {}, 'Open now, closes at 5:30pm'],
    ['opens later today', '2026-03-10T08:29', {}, 'Closed now, opens at 8:30am'],
    ['is closed at closing time', '2026-03-10T17:30', {}, 'Closed now, opens at 8:30am tomorrow'],
    ['names the day after a weekend', '2026-03-13T18:00', {}, 'Closed now, opens at 8:30am on Monday'],
    [
      'closes for lunch',
      '2026-03-10T12:15',
      {
        weekly: [
          { day: 2, opens: '13:00', closes: '17:00' },
          { day: 2, opens: '08:00', closes: '12:00' },
        ],
      },
      'Closed now, opens at 1:00pm',
    ],
    [
      'is closed on a special day',
      '2026-12-25T10:00',
      { special: [christmas] },
      'Closed for Christmas, opens at 8:30am on Monday',
    ],
    [
      'closes early on a special day',
      '2026-12-24T10:00',
      { special: [{ ...christmas, from: '2026-12-24', until: null, opens: '09:00', closes: '12:00' }] },
      'Open now, closes at 12:00pm',
    ],
    [
      'opens on a day that it is usually closed',
      '2026-12-27T11:00',
      { special: [{ ...christmas, from: '2026-12-27', until: null, opens: '10:00', closes: '16:00' }] },
      'Open now, closes at 4:00pm',
    ],
    [
      'gives the date when it is more than a week ahead',
      '2026-12-24T18:00',
      { special: [{ ...christmas, until: '2027-01-03' }] },
      'Closed now, opens at 8:30am on Monday 4 January',
    ],
    ['says nothing about unknown hours', '2026-03-10T10:00', { weekly: [] }, undefined],
    [
      'says nothing when it is closed for weeks',
      '2026-12-25T10:00',
      { special: [{ ...christmas, until: '2027-03-01' }] },
      undefined,
    ],
  ])('%s', (_what, clock, hours, text) => {
    expect(brisbane(clock, hours)?.text).toBe(text)
  })
})

/** Minutes ahead of UTC in winter, and whether clocks go forward for summer. */
const clocks: Record<string, [minutes: number, hasSummerTime: boolean]> = {
  qld: [600, false],
  nsw: [600, true],
  vic: [600, true],
  act: [600, true],
  tas: [600, true],
  sa: [570, true],
  nt: [570, false],
  wa: [480, false],
}

/** Clocks go back on the first Sunday in April and forward on the first Sunday in October. */
const changes = ['2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03']

describe.each(Object.keys(clocks))('LOC-02 the clocks of %s', (state) => {
  const timeZone = timeZoneOf({ timeZone: null, state }, { timeZone: 'UTC', defaultState: '' })
  const at = (clock: string) => new Date(Date.parse(`${clock}:00Z`) - minutesAhead(state, clock) * 60_000)
  const status = (clock: string) =>
    openStatus({ weekly: everyDay, special: [] }, { timeZone, now: at(clock) })

  test.each(changes.flatMap((change) => [-1, 0, 1].map((days) => [dayFrom(change, days), change] as const)))(
    'on %s, around the change on %s, decide when it opens and closes',
    (day) => {
      expect(status(`${day}T08:29`)?.text).toBe('Closed now, opens at 8:30am')
      expect(status(`${day}T08:30`)?.text).toBe('Open now, closes at 5:30pm')
      expect(status(`${day}T17:29`)?.text).toBe('Open now, closes at 5:30pm')
      expect(status(`${day}T17:30`)?.text).toBe('Closed now, opens at 8:30am tomorrow')
    },
  )
})

function minutesAhead(state: string, clock: string) {
  const [winter, hasSummerTime] = clocks[state] ?? [0, false]
  const [back = '', forward = ''] = changes.filter((day) => day.slice(0, 4) === clock.slice(0, 4))
  const isWinter = clock >= `${back}T03:00` && clock < `${forward}T02:00`
  return hasSummerTime && !isWinter ? winter + 60 : winter
}

function dayFrom(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
