import { describe, expect, test } from 'vitest'
import { openingHoursLines } from './opening-hours.ts'

const wording = {
  weekdayWording: 'Mon - Fri',
  sixDayWording: null,
  saturdayWording: 'Saturday',
  sundayWording: 'Sunday',
}
const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' }))

describe('LOC-02 opening hours', () => {
  test('share one line for the working days when all five are alike', () => {
    const hours = [...weekdays, { day: 6, opens: '09:00', closes: '12:00' }]

    expect(openingHoursLines(hours, wording)).toEqual([
      { days: 'Mon - Fri', hours: '8:30am - 5:30pm' },
      { days: 'Saturday', hours: '9:00am - 12:00pm' },
      { days: 'Sunday', hours: 'Closed' },
    ])
  })

  test('list every working day when one differs', () => {
    const lines = openingHoursLines(weekdays.slice(0, 4), wording)

    expect(lines).toHaveLength(7)
    expect(lines[4]).toEqual({ days: 'Friday', hours: 'Closed' })
  })

  test('share one line for six days where the site has a wording for them', () => {
    const sixDays = [...weekdays, { day: 6, opens: '08:30', closes: '17:30' }]
    const lines = (hours: typeof weekdays) =>
      openingHoursLines(hours, { ...wording, sixDayWording: 'Mon - Sat' }).map(({ days }) => days)

    expect(lines(sixDays)).toEqual(['Mon - Sat', 'Sunday'])
    expect(lines(weekdays)).toEqual(['Mon - Fri', 'Saturday', 'Sunday'])
    expect(openingHoursLines(sixDays, wording)).toHaveLength(3)
  })

  test('may have several periods a day, in the order of the day', () => {
    const lunch = weekdays.flatMap(({ day }) => [
      { day, opens: '13:00', closes: '17:00' },
      { day, opens: '08:00', closes: '12:00' },
    ])

    expect(openingHoursLines(lunch, wording)[0]?.hours).toBe('8:00am - 12:00pm, 1:00pm - 5:00pm')
  })

  test('are empty when unknown', () => {
    expect(openingHoursLines([], wording)).toEqual([])
  })
})
