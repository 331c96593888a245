export type CalendarEntry = {
  /** Stays the same for the life of the appointment, so that calendars recognise it. */
  id: string
  /** Counts changes. Calendars keep the highest. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  location: string
  description: string
  /** The page where the customer changes or cancels it. */
  url: string
  /** The dealer. Without an email address for replies the file has no METHOD. */
  organizer: { name: string; email: string } | null
}

/**
 * Writes an appointment for the customer's calendar (RFC 5545, with the properties that RFC 5546 requires of a
 * published or cancelled event).
 */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...(entry.organizer ? [`METHOD:${entry.isCancelled ? 'CANCEL' : 'PUBLISH'}`] : []),
    'BEGIN:VEVENT',
    `UID:${entry.id}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `LAST-MODIFIED:${utc(entry.changedAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(entry.summary)}`,
    `LOCATION:${text(entry.location)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${entry.url}`,
    ...(entry.organizer
      ? [`ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`]
      : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** The time in UTC: `20260310T233000Z`. */
function utc(at: Date) {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function text(value: string) {
  return value
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(CONTROL_CHARACTERS, '')
}

/** A parameter can't escape a quotation mark. */
function quoted(value: string) {
  return `"${value.replaceAll('"', '’').replaceAll(CONTROL_CHARACTERS, ' ')}"`
}

// Lenient parsers treat the last two characters as line breaks.
// oxlint-disable-next-line no-control-regex -- not allowed in a calendar file
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

const MOST_OCTETS = 75

/** Folds lines at 75 octets without splitting a character. Continuation lines start with a space. */
function folded(line: string) {
  const encoder = new TextEncoder()
  let octets = 0
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length
      const breaks = octets + size > MOST_OCTETS
      octets = breaks ? 1 + size : octets + size
      return breaks ? `\r\n ${character}` : character
    })
    .join('')
}
