import type { Letter } from '../delivery/letter.ts'
import { oneLine } from '../delivery/markup.ts'
import type { AppointmentKind } from './appointment-plan.ts'
import { appointmentTime } from './appointment-words.ts'

export const appointmentNames = {
  'test-drive': 'test drive',
  service: 'service booking',
} as const satisfies Record<AppointmentKind, string>

/** What a mail about an appointment tells of it. */
export type AppointmentFacts = {
  kind: AppointmentKind
  startsAt: Date
  timeZone: string
  locationName: string
  /** Year, make and model, where it is about one. */
  vehicle: string | null
  customer: { name: string | null; phone: string | null; email: string | null }
}

export type Mail = { subject: string; lines: string[] }

/** The dealer hears what a customer did with an appointment, with the number to call back. */
export function letterToDealer(what: 'changed' | 'cancelled', facts: AppointmentFacts): Letter {
  const { locationName, vehicle, customer } = facts
  const name = appointmentNames[facts.kind]
  const when = appointmentTime(facts.timeZone, facts.startsAt)
  const who = customer.name ?? 'A customer'
  const heading =
    what === 'changed' ? `${capital(name)} moved to ${when}` : `${capital(name)} cancelled: ${when}`
  const did =
    what === 'changed'
      ? `${who} has chosen another time for a ${name}.`
      : `${who} has cancelled a ${name}. The time is free again.`
  return {
    subject: heading,
    preview: oneLine(did),
    heading,
    paragraphs: [did],
    quote: null,
    rows: [
      { label: 'When', value: when },
      { label: 'Where', value: locationName },
      ...(vehicle ? [{ label: 'Vehicle', value: vehicle }] : []),
      ...(customer.phone ? [{ label: 'Phone', value: customer.phone, href: `tel:${customer.phone}` }] : []),
      ...(customer.email
        ? [{ label: 'Email', value: customer.email, href: `mailto:${customer.email}` }]
        : []),
    ],
    closing: customer.email ? ['An answer to this mail goes to the customer.'] : [],
  }
}

/** The customer gets when and where, and the link to change or cancel. The calendar file goes with it. */
export function mailToCustomer(
  what: 'booked' | 'changed' | 'cancelled',
  facts: AppointmentFacts,
  { dealerName, link }: { dealerName: string; link: string },
): Mail {
  const name = appointmentNames[facts.kind]
  const when = appointmentTime(facts.timeZone, facts.startsAt)
  const isOff = what === 'cancelled'
  return {
    subject: isOff ? `Your ${name} on ${when} is cancelled` : `Your ${name}: ${when}`,
    lines: [
      isOff
        ? `Your ${name} at ${dealerName} is cancelled.`
        : `Your ${name} at ${dealerName} is ${what === 'changed' ? 'changed' : 'booked'}.`,
      '',
      `When: ${when}`,
      `Where: ${facts.locationName}`,
      ...(facts.vehicle ? [`Vehicle: ${facts.vehicle}`] : []),
      ...(isOff ? [] : ['', `Change or cancel it here: ${link}`]),
    ],
  }
}

function capital(words: string) {
  return words.replace(/^./, (first) => first.toUpperCase())
}
