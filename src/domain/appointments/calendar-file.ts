export type CalendarEntry = {
  /** Stays the same for the life of the appointment, so that calendars know it again. */
  id: string
  /** Counts the changes; calendars take the highest. */
  sequence: number
  isCancelled: boolean
  startsAt: Date
  endsAt: Date
  changedAt: Date
  summary: string
  location: string
  description: string
  /** Where the customer changes or cancels it. */
  url: string
  /** Who it is with. Without an address for answers the file says nothing about how it may be handled. */
  organizer: { name: string; email: string } | null
}

/** An appointment for the customer’s own calendar (RFC 5545, with what RFC 5546 asks of a published or cancelled one). */
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

/** `20260310T233000Z`: the same moment in every calendar, whatever its clocks show. */
function utc(at: Date) {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function text(value: string) {
  return value
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(CONTROL_CHARACTERS, '')
}

/** A parameter has no way to escape a quotation mark. */
function quoted(value: string) {
  return `"${value.replaceAll('"', '’').replaceAll(CONTROL_CHARACTERS, ' ')}"`
}

// Programs that are generous about the ends of lines take the last two for one.
// oxlint-disable-next-line no-control-regex -- they may not stand in such a file
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g

const MOST_OCTETS = 75

/** No line is longer than 75 octets, and no letter is torn in two; what goes on begins with a space. */
function folded(line: string) {
  const encoder = new TextEncoder()
  let octets = 0
  return [...line]
    .map((letter) => {
      const size = encoder.encode(letter).length
      const breaks = octets + size > MOST_OCTETS
      octets = breaks ? 1 + size : octets + size
      return breaks ? `\r\n ${letter}` : letter
    })
    .join('')
}
