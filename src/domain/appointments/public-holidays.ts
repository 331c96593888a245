import { dates, LAST_YEAR } from './public-holiday-dates.ts'

/**
 * What a day is called when it is a public holiday all over a state; `null` on any other day. Of years that are not laid
 * down yet only the days that never move are known.
 */
export function publicHoliday(state: string, day: string): string | null {
  if (Number(day.slice(0, 4)) > LAST_YEAR) return neverMoved[day.slice(5)] ?? null
  return dates.everywhere[day] ?? dates.byState[state]?.[day] ?? null
}

const neverMoved: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '01-26': 'Australia Day',
  '04-25': 'Anzac Day',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
}
