import { dates, LAST_YEAR } from './public-holiday-dates.ts'

/**
 * The name of a statewide public holiday; `null` on any other day. For years after the table, only holidays
 * with fixed dates are known.
 */
export function publicHoliday(state: string, day: string): string | null {
  if (Number(day.slice(0, 4)) > LAST_YEAR) return fixedDates[day.slice(5)] ?? null
  return dates.everywhere[day] ?? dates.byState[state]?.[day] ?? null
}

const fixedDates: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'Australia Day',
  '04-25': 'Anzac Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}
