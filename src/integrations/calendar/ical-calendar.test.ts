import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { icalCalendar } from './ical-calendar.ts'
import type { CalendarEntry } from './port.ts'

const entry: CalendarEntry = {
  id: '018f2c1e-0000-7000-8000-00000000000a',
  sequence: 0,
  isCancelled: false,
  startsAt: new Date('2026-03-09T23:30:00Z'),
  endsAt: new Date('2026-03-10T00:00:00Z'),
  changedAt: new Date('2026-03-01T02:03:04.567Z'),
  summary: 'Test drive at Harbour Motors',
  location: 'Harbour Motors Wynnum, 1 Bay Terrace, Wynnum QLD 4178',
  description: 'Bring your licence; then we go.\nSee you.',
  url: 'https://harbour.example/appointments/abc',
  organizer: { name: 'Harbour "Best" Motors', email: 'sales@harbour.example' },
}

describe('LEAD-10 the calendar file', () => {
  test('holds the appointment', () => {
    expect(unfolded(icalCalendar(entry)).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:018f2c1e-0000-7000-8000-00000000000a',
      'SEQUENCE:0',
      'DTSTAMP:20260301T020304Z',
      'DTSTART:20260309T233000Z',
      'DTEND:20260310T000000Z',
      'SUMMARY:Test drive at Harbour Motors',
      String.raw`LOCATION:Harbour Motors Wynnum\, 1 Bay Terrace\, Wynnum QLD 4178`,
      String.raw`DESCRIPTION:Bring your licence\; then we go.\nSee you.`,
      'ORGANIZER;CN="Harbour ’Best’ Motors":mailto:sales@harbour.example',
      'URL;VALUE=URI:https://harbour.example/appointments/abc',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260301T020304Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('removes a cancelled appointment from the calendar', () => {
    const file = icalCalendar({ ...entry, isCancelled: true, sequence: 2 })

    expect(file).toContain('\r\nMETHOD:CANCEL\r\n')
    expect(file).toContain('\r\nSTATUS:CANCELLED\r\n')
    expect(file).toContain('\r\nSEQUENCE:2\r\n')
    expect(file).toContain(`\r\nUID:${entry.id}\r\n`)
  })

  test('asks for no reply without an organiser’s email address', () => {
    const file = icalCalendar({ ...entry, organizer: null })

    expect(file).not.toMatch(/METHOD|ORGANIZER/)
  })

  test('keeps lines within 75 octets, never splits a character and lets no text break out of its line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        // The replacement character, which a split character turns into.
        fc.pre(!words.includes('\uFFFD'))
        const file = icalCalendar({ ...entry, summary: words, description: `${words}\r\nEND:VEVENT\r\n` })

        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toContain('\uFFFD')
        }
        expect(unfolded(file).match(/^END:VEVENT/gm)).toHaveLength(1)
        const summary = /^SUMMARY:(.*)\r$/m.exec(unfolded(file))?.[1] ?? ''
        expect(summary.replaceAll(/\\([\\;,])/g, '$1')).toBe(
          // oxlint-disable-next-line no-control-regex -- they are left out
          words.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ''),
        )
      }),
    )
  })
})

function unfolded(file: string) {
  return file.replaceAll('\r\n ', '')
}
