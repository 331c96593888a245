import type { EmailContent } from '../lead-delivery/email.ts'
import { oneLine } from '../lead-delivery/markup.ts'
import { formatPhone, phoneParts } from '../shared/format-phone.ts'
import type { AppointmentKind } from './appointment-plan.ts'
import { formatAppointmentTime } from './format-appointment-time.ts'

export const appointmentNames = {
  'test-drive': 'test drive',
  service: 'service booking',
} as const satisfies Record<AppointmentKind, string>

/** The facts that an email about an appointment needs. */
export type AppointmentFacts = {
  kind: AppointmentKind
  startsAt: Date
  timeZone: string
  locationName: string
  /** Year, make and model; `null` when the appointment is not about a vehicle. */
  vehicle: string | null
  customer: { name: string | null; phone: string | null; email: string | null }
}

/** The email to the dealer about a customer's change, with the customer's contact details. */
export function emailToDealer(what: 'changed' | 'cancelled', facts: AppointmentFacts): EmailContent {
  const { customer } = facts
  const name = appointmentNames[facts.kind]
  const when = formatAppointmentTime(facts.timeZone, facts.startsAt)
  const who = customer.name ?? 'A customer'
  const heading =
    what === 'changed' ? `${capital(name)} moved to ${when}` : `${capital(name)} cancelled: ${when}`
  const summary =
    what === 'changed'
      ? `${who} has moved their ${name}.`
      : `${who} has cancelled their ${name}. The time is available again.`
  return {
    ...opening(heading, summary),
    rows: [
      ...appointmentRows(facts),
      ...(customer.phone
        ? [
            {
              label: 'Phone',
              value: formatPhone(customer.phone),
              href: `tel:${phoneParts(customer.phone).number}`,
            },
          ]
        : []),
      ...(customer.email
        ? [{ label: 'Email', value: customer.email, href: `mailto:${customer.email}` }]
        : []),
    ],
    closing: customer.email ? ['Reply to this email to contact the customer.'] : [],
  }
}

/** The email to the customer about their appointment, with a link to it unless it is cancelled. */
export function emailToCustomer(
  what: 'confirmed' | 'changed' | 'cancelled',
  facts: AppointmentFacts,
  { dealerName, link }: { dealerName: string; link: string | null },
): EmailContent {
  const name = appointmentNames[facts.kind]
  const when = formatAppointmentTime(facts.timeZone, facts.startsAt)
  const isOff = what === 'cancelled'
  const heading = isOff ? `Your ${name} on ${when} is cancelled` : `Your ${name}: ${when}`
  const summary = `Your ${name} at ${dealerName} is ${what}.`
  return {
    ...opening(heading, summary),
    rows: [
      ...appointmentRows(facts),
      ...(isOff || link === null
        ? []
        : [
            {
              label: 'Your appointment',
              value: 'Change or cancel it, or add it to your calendar',
              href: link,
            },
          ]),
    ],
    closing: isOff ? ['You’re welcome to book another time on our website.'] : [],
  }
}

function opening(heading: string, summary: string) {
  return { subject: oneLine(heading), preview: oneLine(summary), heading, paragraphs: [summary], quote: null }
}

function appointmentRows({
  timeZone,
  startsAt,
  locationName,
  vehicle,
}: AppointmentFacts): EmailContent['rows'] {
  return [
    { label: 'When', value: formatAppointmentTime(timeZone, startsAt) },
    { label: 'Where', value: locationName },
    ...(vehicle ? [{ label: 'Vehicle', value: vehicle }] : []),
  ]
}

function capital(text: string) {
  return text.replace(/^./, (first) => first.toUpperCase())
}
