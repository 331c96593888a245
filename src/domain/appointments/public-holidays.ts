import { holidayDates, LAST_YEAR } from './public-holiday-dates.ts'

/**
 * The name of a statewide public holiday; `null` on any other day. For years beyond the end of the table, only
 * fixed-date holidays are known.
 */
export function publicHolidayName(state: string, day: string): string | null {
  if (Number(day.slice(0, 4)) > LAST_YEAR) return fixedDates[day.slice(5)] ?? null
  return holidayDates.everywhere[day] ?? holidayDates.byState[state]?.[day] ?? null
}

const fixedDates: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'Australia Day',
  '04-25': 'Anzac Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}
