import { describe, expect, test } from 'vitest'
import { holidayDates, LAST_YEAR } from './public-holiday-dates.ts'
import { publicHolidayName } from './public-holidays.ts'

test.each([
  ['qld', '2026-05-04', 'Labour Day'],
  ['nsw', '2026-05-04', null],
  ['nsw', '2026-10-05', 'Labour Day'],
  ['qld', '2026-10-05', 'King’s Birthday'],
  ['vic', '2026-11-03', 'Melbourne Cup Day'],
  ['tas', '2026-04-04', null],
  ['wa', '2027-04-26', 'Anzac Day holiday'],
  ['vic', '2027-04-26', null],
  ['sa', '2027-04-26', null],
  ['nt', '2026-08-03', 'Picnic Day'],
  ['act', '2027-05-31', 'Reconciliation Day'],
  ['sa', '2026-12-28', 'Boxing Day holiday'],
  ['sa', '2026-12-29', null],
  ['qld', '2031-12-25', 'Christmas Day'],
  ['qld', '2031-05-05', null],
])('LEAD-10 in %s %s is %s', (state, day, name) => {
  expect(publicHolidayName(state, day)).toBe(name)
})

describe('LEAD-10 the dates of public holidays', () => {
  const all = [holidayDates.everywhere, ...Object.values(holidayDates.byState)].flatMap(
    Object.entries<string>,
  )

  test('fall on the weekday that their law names', () => {
    const weekdays: [RegExp, number][] = [
      [/^Easter Saturday/, 6],
      [/^Easter Sunday/, 0],
      [/^(?:Good Friday|Friday before)/, 5],
      [/^Melbourne Cup Day/, 2],
      [/^(?:Easter Monday|Labour|May|Picnic|King|Canberra|Adelaide|Eight|Western|Reconciliation)/, 1],
    ]
    const wrong = all.filter(([day, name]) =>
      weekdays.some(([of, weekday]) => of.test(name) && new Date(`${day}T00:00:00Z`).getUTCDay() !== weekday),
    )
    expect(wrong).toEqual([])
  })

  test('end in LAST_YEAR', () => {
    const years = all.map(([day]) => Number(day.slice(0, 4)))
    expect(Math.max(...years)).toBe(LAST_YEAR)
  })

  test('put Easter on the Sunday after the first full moon of autumn', () => {
    for (const year of [2026, 2027, 2028]) {
      const sunday = easterSunday(year)
      expect(publicHolidayName('qld', dayAfter(sunday, -2))).toBe('Good Friday')
      expect(publicHolidayName('qld', sunday)).toBe('Easter Sunday')
      expect(publicHolidayName('qld', dayAfter(sunday, 1))).toBe('Easter Monday')
    }
  })

  test('add a weekday holiday when Christmas, Boxing Day or New Year’s Day falls on a weekend', () => {
    const weekend = all.filter(
      ([day, name]) =>
        /^(?:Christmas|Boxing|New Year)/.test(name) &&
        [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
    )
    expect(weekend.length).toBeGreaterThan(3)
    for (const [day, name] of weekend) {
      const instead = Object.entries(holidayDates.everywhere).find(
        ([other, called]) => called === `${name} holiday` && other > day && other <= dayAfter(day, 3),
      )
      expect(instead, `${name} ${day}`).toBeDefined()
    }
  })
})

/** The anonymous Gregorian computus. */
function easterSunday(year: number) {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return new Date(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1)).toISOString().slice(0, 10)
}

function dayAfter(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
