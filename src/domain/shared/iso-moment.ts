import { dateFormat } from './date-format.ts'

/** An ISO timestamp in a time zone: `2026-03-10T12:00:00+10:00`. */
export function isoMoment(timeZone: string, at: Date): string {
  const { year, month, day, hour, minute, second, timeZoneName } = Object.fromEntries(
    withOffset(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const offset = timeZoneName?.replace('GMT', '') || '+00:00'
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`
}

const withOffset = dateFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
})
