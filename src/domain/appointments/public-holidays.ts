import { dates } from './public-holiday-dates.ts'

/** What a day is called when it is a public holiday all over a state; `null` on any other day. */
export function publicHoliday(state: string, day: string): string | null {
  return dates.everywhere[day] ?? dates.byState[state]?.[day] ?? null
}
