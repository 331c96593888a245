import { expect, test } from 'vitest'
import { readInvoicePayment } from './invoice-payment.ts'

const typed = { reference: 'inv-20415', amount: '250', name: 'Kim Lee', email: 'kim@example.com' }
const limits = { maxCents: 500_000 }

test('RSV-04 an amount is read as people type it, in cents', () => {
  expect(readInvoicePayment({ ...typed, amount: '$1,250.50' }, limits)).toEqual({
    payment: { reference: 'INV-20415', amountCents: 1_250_50, name: 'Kim Lee', email: 'kim@example.com' },
  })
})

test.each<[string, Partial<typeof typed>, string]>([
  ['no number', { reference: ' ' }, 'reference'],
  ['a number with markup', { reference: '<b>1</b>' }, 'reference'],
  ['a very long number', { reference: '1'.repeat(31) }, 'reference'],
  ['words instead of an amount', { amount: 'all of it' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['a negative amount', { amount: '-5' }, 'amount'],
  ['less than a dollar', { amount: '0.99' }, 'amount'],
  ['more than the dealer takes online', { amount: '5000.01' }, 'amount'],
  ['an endless amount', { amount: '9'.repeat(400) }, 'amount'],
  ['no name', { name: '' }, 'name'],
  ['no email address', { email: 'kim' }, 'email'],
])('RSV-04 %s is refused with a reason', (_what, change, field) => {
  expect(readInvoicePayment({ ...typed, ...change }, limits)).toMatchObject({ errors: [{ field }] })
})
