import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEntry, WriteCalendarFile } from './port.ts'

/** An iCalendar file (RFC 5545), with the properties that RFC 5546 requires of a published or cancelled event. */
export const icalCalendar: WriteCalendarFile = (entry) => {
  const { isCancelled, organizer } = entry
  const calendar = ical({
    prodId: { company: 'Forecourt', product: 'Appointments', language: 'EN' },
    scale: 'gregorian',
    method: organizer && (isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH),
  })
  calendar.createEvent({
    id: entry.id,
    sequence: entry.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...times(entry),
    summary: text(entry.summary),
    location: text(entry.location),
    description: text(entry.description),
    url: entry.url,
    organizer: organizer && { name: parameter(organizer.name), email: organizer.email },
  })
  return `${calendar.toString()}\r\n`
}

/** Times without a zone are written in UTC. With a zone, the library would write the UTC time as the local one. */
function times({ changedAt, startsAt, endsAt }: CalendarEntry) {
  return { stamp: changedAt, lastModified: changedAt, start: startsAt, end: endsAt }
}

/** Not allowed in a calendar file, except for line breaks. Lenient parsers treat the last two as line breaks, too. */
// oxlint-disable-next-line no-control-regex -- matches exactly these
const CONTROL_CHARACTERS = /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/g

function text(value: string) {
  return value.replaceAll(CONTROL_CHARACTERS, '')
}

/** Many calendars don't know the escapes of a parameter, so it has neither quotation marks nor line breaks. */
function parameter(value: string) {
  return text(value.replaceAll(/[\r\n]+/g, ' ')).replaceAll('"', '’')
}
