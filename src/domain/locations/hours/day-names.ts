import { dateFormat } from '../../shared/date-format.ts'

/** `Friday`. */
export function weekdayName(day: string): string {
  return weekday('UTC').format(new Date(`${day}T00:00:00Z`))
}

/** `25 December`. */
export function monthDay(day: string): string {
  return dayOfMonth('UTC').format(new Date(`${day}T00:00:00Z`))
}

const weekday = dateFormat('en-AU', { weekday: 'long' })
const dayOfMonth = dateFormat('en-AU', { day: 'numeric', month: 'long' })
