import { dateFormat } from '../shared/date-format.ts'
import { type WallClock, wallClockAt } from '../shared/wall-clock.ts'

/** A local time of day: `9:30 am`. */
export function formatClockTime(clock: WallClock): string {
  const [hour = 0, minute = 0] = clock.slice(11).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** A date with its weekday: `Tuesday 10 March`. */
export function formatDayWithWeekday(day: string): string {
  return dayFormat('UTC')
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')
}

const dayFormat = dateFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long' })

/** The local date and time of an appointment: `Tuesday 10 March at 9:30 am`. */
export function formatAppointmentTime(timeZone: string, at: Date): string {
  const clock = wallClockAt(timeZone, at)
  return `${formatDayWithWeekday(clock.slice(0, 10))} at ${formatClockTime(clock)}`
}
