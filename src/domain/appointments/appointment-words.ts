import { wallClockAt } from '../shared/wall-clock.ts'

/** A time on the clocks of a place: `9:30 am`. */
export function timeWords(timeZone: string, at: Date): string {
  const [hour = 0, minute = 0] = wallClockAt(timeZone, at).slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A day of the calendar with its weekday: `Tuesday 10 March`. */
export function dayWords(day: string): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return format.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

/** When an appointment is, as it is said to a customer: `Tuesday 10 March at 9:30 am`. */
export function appointmentTime(timeZone: string, at: Date): string {
  return `${dayWords(wallClockAt(timeZone, at).slice(0, 10))} at ${timeWords(timeZone, at)}`
}
