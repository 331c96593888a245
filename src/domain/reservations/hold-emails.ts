import type { EmailContent } from '../lead-delivery/email.ts'
import { oneLine } from '../lead-delivery/markup.ts'
import { formatAppointmentTime } from '../appointments/format-appointment-time.ts'
import { formatCents } from '../shared/money.ts'
import { formatPhone, phoneParts } from '../shared/format-phone.ts'
import { HELD_HOURS } from './hold-times.ts'

export const customerHoldEmails = ['held', 'offered', 'ended', 'not held', 'refunded'] as const
export type CustomerHoldEmail = (typeof customerHoldEmails)[number]
export const dealerHoldEmails = ['held', 'ended', 'refund failed'] as const
export type DealerHoldEmail = (typeof dealerHoldEmails)[number]

/** What an email about a hold needs to know. */
export type HoldFacts = {
  reference: string
  vehicle: string
  depositCents: number
  until: Date
  timeZone: string
  dealerName: string
  dealerPhone: string | null
  /** The customer’s page. */
  link: string
  customer: { name: string | null; phone: string | null; email: string | null }
  /** The vehicle’s page and its stock number, for the dealer. */
  carUrl: string
  stockNumber: string
}

/** The email to the customer, who also gets their receipt by it. */
export function holdEmailToCustomer(what: CustomerHoldEmail, facts: HoldFacts): EmailContent {
  const { vehicle, dealerName, timeZone, until, link } = facts
  const deposit = formatCents(facts.depositCents)
  const end = formatAppointmentTime(timeZone, until)
  const page = {
    label: 'Your reservation',
    value: 'View it, or cancel and get your deposit back',
    href: link,
  }
  switch (what) {
    case 'held':
      return letter({
        heading: `Reserved for you: ${vehicle}`,
        paragraphs: [
          `Thank you. We’ve received your deposit of ${deposit}, and the ${vehicle} is yours until ${end}. Nobody else can reserve it in that time.`,
          'We’ll call you to arrange a time to see it and to go through the paperwork. The deposit counts towards the price. If you change your mind, you get all of it back.',
        ],
        rows: [...receiptRows(facts, 'Deposit paid'), { label: 'Held until', value: end }, page],
        closing: facts.dealerPhone === null ? [] : [`Questions? Call ${dealerName} on ${facts.dealerPhone}.`],
      })
    case 'offered':
      return letter({
        heading: `It’s your turn: ${vehicle}`,
        paragraphs: [
          `The ${vehicle} you’re waiting for is now available, and you’re next. We’re holding it for you until ${end}. After that it goes to the next person.`,
        ],
        rows: [{ label: 'Reserve it', value: `Pay the deposit of ${deposit}`, href: link }],
        closing: ['If you no longer want it, you don’t need to do anything.'],
      })
    case 'ended':
      return letter({
        heading: `Your reservation has ended: ${vehicle}`,
        paragraphs: [
          `The ${vehicle} is no longer held for you. Your deposit of ${deposit} is on its way back to the card you paid with. Banks usually take 5 to 10 business days to show it.`,
        ],
        rows: receiptRows(facts, 'Being refunded'),
        closing: ['If you still want the vehicle, reserve it again or call us.'],
      })
    case 'not held':
      return letter({
        heading: `We’re refunding your deposit: ${vehicle}`,
        paragraphs: [
          `Your payment of ${deposit} arrived after your time to pay had run out, and the ${vehicle} was no longer available. All of it is on its way back to the card you paid with. Banks usually take 5 to 10 business days to show it.`,
        ],
        rows: receiptRows(facts, 'Being refunded'),
        closing: [
          'We’re sorry you missed out. Reply to this email if we can help you find something similar.',
        ],
      })
    case 'refunded':
      return letter({
        heading: `Your deposit has been refunded: ${deposit}`,
        paragraphs: [
          `We’ve sent your deposit for the ${vehicle} back to the card you paid with. Banks usually take 5 to 10 business days to show it.`,
        ],
        rows: receiptRows(facts, 'Refunded'),
        closing: [],
      })
  }
}

/** The email to the dealer, with the customer’s contact details. */
export function holdEmailToDealer(what: DealerHoldEmail, facts: HoldFacts): EmailContent {
  const { vehicle, customer, timeZone, until } = facts
  const deposit = formatCents(facts.depositCents)
  const who = customer.name ?? 'A customer'
  const texts: Record<DealerHoldEmail, { heading: string; text: string }> = {
    held: {
      heading: `Reserved and paid: ${vehicle}`,
      text: `${who} has paid a deposit of ${deposit}. The vehicle is held for ${HELD_HOURS} hours, until ${formatAppointmentTime(timeZone, until)}. Please call them.`,
    },
    ended: {
      heading: `Reservation ended: ${vehicle}`,
      text: `${who} no longer holds the vehicle. The deposit of ${deposit} is being refunded.`,
    },
    'refund failed': {
      heading: `Refund failed, action needed: ${vehicle}`,
      text: `The deposit of ${deposit} from ${who} could not be refunded. Please check the payment with your payment provider, refund it there or by bank transfer, and tell the customer.`,
    },
  }
  const { heading, text } = texts[what]
  return letter({
    heading,
    paragraphs: [text],
    rows: [
      ...receiptRows(facts, 'Deposit'),
      { label: 'Stock number', value: facts.stockNumber, href: facts.carUrl },
      ...(customer.name ? [{ label: 'Customer', value: customer.name }] : []),
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
  })
}

/** The text message to the next person in the queue. */
export function offerText({ vehicle, dealerName, timeZone, until, link }: HoldFacts): string {
  return `${dealerName}: the ${vehicle} you’re waiting for is now available. We’re holding it for you until ${formatAppointmentTime(timeZone, until)}. Reserve it: ${link}`
}

function receiptRows({ reference, vehicle, depositCents }: HoldFacts, label: string): EmailContent['rows'] {
  return [
    { label: 'Reference', value: reference },
    { label: 'Vehicle', value: vehicle },
    { label, value: formatCents(depositCents) },
  ]
}

function letter({
  heading,
  paragraphs,
  rows,
  closing,
}: Pick<EmailContent, 'heading' | 'paragraphs' | 'rows' | 'closing'>): EmailContent {
  return {
    subject: oneLine(heading),
    preview: oneLine(paragraphs[0] ?? heading),
    heading,
    paragraphs,
    quote: null,
    rows,
    closing,
  }
}
