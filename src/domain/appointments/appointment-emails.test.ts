import { describe, expect, test } from 'vitest'
import { emailText } from '../lead-delivery/email.ts'
import { type AppointmentFacts, emailToCustomer, emailToDealer } from './appointment-emails.ts'
import { appointmentPath, isAppointmentToken } from './appointment-address.ts'
import { appointmentStage } from './appointment-stage.ts'
import { formatAppointmentTime } from './format-appointment-time.ts'

const facts: AppointmentFacts = {
  kind: 'test-drive',
  startsAt: new Date('2026-03-09T23:30:00Z'),
  timeZone: 'Australia/Brisbane',
  locationName: 'Harbour Motors Wynnum',
  vehicle: '2021 Toyota HiLux',
  customer: { name: 'Pat Lee', phone: '+61491570006', email: null },
}

describe('LEAD-10 the dealer gets an email', () => {
  test('when a customer changes an appointment', () => {
    const email = emailToDealer('changed', facts)

    expect(email.subject).toBe('Test drive moved to Tuesday 10 March at 9:30 am')
    expect(emailText(email)).toBe(`Test drive moved to Tuesday 10 March at 9:30 am

Pat Lee has moved their test drive.

When:    Tuesday 10 March at 9:30 am
Where:   Harbour Motors Wynnum
Vehicle: 2021 Toyota HiLux
Phone:   0491 570 006
`)
  })

  test('when a customer cancels one', () => {
    const nameless = {
      ...facts,
      kind: 'service' as const,
      vehicle: null,
      customer: { ...facts.customer, name: null },
    }

    expect(emailToDealer('cancelled', nameless)).toMatchObject({
      subject: 'Service booking cancelled: Tuesday 10 March at 9:30 am',
      paragraphs: ['A customer has cancelled their service booking. The time is available again.'],
    })
  })
})

test.each(['changed', 'cancelled'] as const)(
  'LEAD-10 the customer gets an email when an appointment is %s',
  (what) => {
    const { subject, paragraphs, rows } = emailToCustomer(what, facts, {
      dealerName: 'Harbour Motors',
      link: 'https://x/a',
    })

    expect(subject).toContain('Tuesday 10 March at 9:30 am')
    expect(paragraphs).toEqual([`Your test drive at Harbour Motors is ${what}.`])
    expect(rows.some(({ href }) => href === 'https://x/a')).toBe(what !== 'cancelled')
  },
)

test.each([
  ['2026-03-09T23:29:59Z', null, 'upcoming'],
  ['2026-03-09T23:30:00Z', null, 'past'],
  ['2026-03-09T23:00:00Z', new Date('2026-03-08T00:00:00Z'), 'cancelled'],
  ['2026-03-10T23:00:00Z', new Date('2026-03-08T00:00:00Z'), 'cancelled'],
])('LEAD-10 at %s an appointment cancelled at %s is %s', (now, cancelledAt, stage) => {
  expect(appointmentStage({ startsAt: facts.startsAt, cancelledAt }, new Date(now))).toBe(stage)
})

test.each([
  ['Australia/Perth', '12:30 am'],
  ['Australia/Adelaide', '3:00 am'],
  ['Australia/Sydney', '3:30 am'],
])('LEAD-10 in %s the time reads %s', (zone, time) => {
  expect(formatAppointmentTime(zone, new Date('2026-03-09T16:30:00Z'))).toBe(`Tuesday 10 March at ${time}`)
})

test('LEAD-10 a link holds a long token and nothing else', () => {
  const token = 'AbC-_0'.padEnd(43, 'x')

  expect(isAppointmentToken(token)).toBe(true)
  expect(isAppointmentToken(`${token}x`)).toBe(false)
  expect(isAppointmentToken("' or 1=1")).toBe(false)
  expect(appointmentPath(token)).toBe(`/appointments/${token}`)
})
