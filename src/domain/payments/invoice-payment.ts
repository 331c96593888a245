import { readCents, formatCents } from '../shared/money.ts'
import { storableText } from '../shared/storable-text.ts'

export type InvoicePayment = { reference: string; amountCents: number; name: string; email: string }
type InvoiceField = 'reference' | 'amount' | 'name' | 'email'

/** Card networks charge a fee for each payment, so less than a dollar is not worth one. */
const MIN_CENTS = 100

/**
 * Reads what someone wants to pay, as they typed it. The number is the one on their paperwork: letters, digits and the signs
 * that numbers have.
 */
export function readInvoicePayment(
  typed: Readonly<Partial<Record<InvoiceField, string>>>,
  { maxCents }: { maxCents: number },
): { payment: InvoicePayment } | { errors: { field: InvoiceField; message: string }[] } {
  const text = (field: InvoiceField) => storableText(typed[field] ?? '').trim()
  const reference = text('reference').toUpperCase().replaceAll(/\s+/g, ' ')
  const amountCents = readCents(text('amount'))
  const name = text('name')
  const email = text('email')
  const errors: { field: InvoiceField; message: string }[] = []
  const refuse = (field: InvoiceField, message: string) => errors.push({ field, message })
  if (!/^[A-Z\d](?:[A-Z\d /#.-]{0,28}[A-Z\d])?$/.test(reference))
    refuse('reference', 'Please enter the number on your invoice or contract, such as INV-20415.')
  if (amountCents === null) refuse('amount', 'Please enter an amount in dollars and cents, such as 250.00.')
  else if (amountCents < MIN_CENTS) refuse('amount', `The minimum payment is ${formatCents(MIN_CENTS)}.`)
  else if (amountCents > maxCents)
    refuse(
      'amount',
      `The most you can pay online in one payment is ${formatCents(maxCents)}. Please call us about a larger amount.`,
    )
  if (name === '' || name.length > 100) refuse('name', 'Please enter your name.')
  if (email.length > 254 || !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    refuse('email', 'Please enter a valid email address.')
  if (errors.length > 0 || amountCents === null) return { errors }
  return { payment: { reference, amountCents, name, email } }
}
