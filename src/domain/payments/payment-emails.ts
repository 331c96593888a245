import type { EmailContent } from '../lead-delivery/email.ts'
import { formatMoment } from '../shared/day.ts'
import { formatCents } from '../shared/money.ts'

type Paid = {
  reference: string
  amountCents: number
  paidAt: Date | null
  name: string | null
  email: string | null
}
type Dealer = { name: string; timeZone: string }

/** The receipt for an invoice that was paid online. */
export function receiptEmail(payment: Paid, dealer: Dealer): EmailContent {
  const amount = formatCents(payment.amountCents)
  return letter(
    `Receipt: ${amount} paid to ${dealer.name}`,
    `Thank you. We’ve received your payment of ${amount}.`,
    rowsOf(payment, dealer),
  )
}

/** The news of it for the dealer. */
export function paymentEmail(payment: Paid, dealer: Dealer): EmailContent {
  const amount = formatCents(payment.amountCents)
  return letter(
    `Paid online: ${amount} for ${payment.reference}`,
    `${payment.name ?? 'A customer'} has paid ${amount} online. Please record it against ${payment.reference}.`,
    [
      ...rowsOf(payment, dealer),
      ...(payment.name ? [{ label: 'Customer', value: payment.name }] : []),
      ...(payment.email ? [{ label: 'Email', value: payment.email, href: `mailto:${payment.email}` }] : []),
    ],
  )
}

function rowsOf({ reference, amountCents, paidAt }: Paid, { timeZone }: Dealer): EmailContent['rows'] {
  return [
    { label: 'For', value: reference },
    { label: 'Amount', value: formatCents(amountCents) },
    ...(paidAt ? [{ label: 'Paid', value: formatMoment(timeZone, paidAt) }] : []),
  ]
}

function letter(heading: string, text: string, rows: EmailContent['rows']): EmailContent {
  return { subject: heading, preview: text, heading, paragraphs: [text], quote: null, rows, closing: [] }
}
