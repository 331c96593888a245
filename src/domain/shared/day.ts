import { dateFormat } from './date-format.ts'

/** The date in a time zone, such as `2026-03-10`, whatever the server's clock says. */
export function dayIn(timeZone: string, now: Date): string {
  const quarter = Math.floor(now.getTime() / QUARTER_MS)
  const last = lastDays.get(timeZone)
  if (last?.quarter === quarter) return last.day
  const day = isoDay(timeZone).format(now)
  if (lastDays.size >= MAX_ZONES) lastDays.clear()
  lastDays.set(timeZone, { quarter, day })
  return day
}

/** Clocks everywhere differ from UTC by whole quarters of an hour, so a day begins with one. A page asks for each of its cards. */
const QUARTER_MS = 15 * 60_000
const lastDays = new Map<string, { quarter: number; day: string }>()
/** Names of time zones come from settings and feeds. */
const MAX_ZONES = 50

const isoDay = dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** The date and time in a time zone with the zone's name, such as `5 June 2025 at 9:00:00 am AEST`. */
export function formatMoment(timeZone: string, at: Date): string {
  return longMoment(timeZone).format(at)
}

const longMoment = dateFormat('en-AU', { dateStyle: 'long', timeStyle: 'long' })

/** Writes a date in full: `10 March 2026`. */
export function longDay(day: string): string {
  return longDate('UTC').format(new Date(`${day}T00:00:00Z`))
}

const longDate = dateFormat('en-AU', { dateStyle: 'long' })

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The same day of the next month, or the last day of a shorter month: `2026-01-31` becomes `2026-02-28`. */
export function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10)
}

/** Writes a day or a month as Australians do: `31/05/2024`, `05/2024`. Any other text stays unchanged. */
export function formatDay(day: string): string {
  return /^\d{4}-\d{2}(?:-\d{2})?$/.test(day) ? day.split('-').toReversed().join('/') : day
}

/** Whether a day, or the last day of a month, is still to come. */
export function isAfter(day: string, today: string): boolean {
  const sameLength = today.slice(0, day.length)
  return day.length < today.length ? day >= sameLength : day > today
}
