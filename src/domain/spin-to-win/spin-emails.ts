import type { EmailContent } from '../lead-delivery/email.ts'
import { longDay } from '../shared/day.ts'
import { formatPhone } from '../shared/format-phone.ts'

/** What an email about a win needs to know. */
export type Win = {
  promotion: string
  prize: string
  details: string | null
  code: string
  /** The last day to claim it, as in 2026-03-31. */
  claimBy: string
  dealerName: string
  /** The page of the promotion. */
  link: string
  customer: { name: string | null; phone: string; email: string | null }
}

/** The email to the dealer about a prize that was won. */
export function winToDealer(win: Win): EmailContent {
  const { promotion, prize, customer } = win
  return {
    ...noQuote,
    subject: `${promotion}: ${prize} won`,
    preview: `Claim code ${win.code}.`,
    heading: `Someone won: ${prize}`,
    paragraphs: [
      'They’ll show their claim code when they collect the prize. Each code can be claimed only once.',
    ],
    rows: [
      ...prizeRows(win),
      ...(customer.name === null ? [] : [{ label: 'Name', value: customer.name }]),
      { label: 'Mobile', value: formatPhone(customer.phone) },
      ...(customer.email === null ? [] : [{ label: 'Email', value: customer.email }]),
    ],
    closing: [],
  }
}

/** The email to the winner, who also sees all of it on the page. */
export function winToCustomer(win: Win): EmailContent {
  const { promotion, prize, details, dealerName, link } = win
  return {
    ...noQuote,
    subject: `You won: ${prize}`,
    preview: `Claim it from ${dealerName} by ${longDay(win.claimBy)}.`,
    heading: `You won: ${prize}`,
    paragraphs: [
      ...(details === null ? [] : [details]),
      'Show us your claim code when you come in. Keep it to yourself, because anyone who has it can claim the prize.',
    ],
    rows: [...prizeRows(win), { label: promotion, value: 'Your result and the terms', href: link }],
    closing: [],
  }
}

const noQuote = { quote: null }

function prizeRows({ prize, code, claimBy }: Win) {
  return [
    { label: 'Prize', value: prize },
    { label: 'Claim code', value: code },
    { label: 'Claim by', value: longDay(claimBy) },
  ]
}
