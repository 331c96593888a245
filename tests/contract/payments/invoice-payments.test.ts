import { expect, test } from 'vitest'
import { startInvoicePayment } from '#operations/payments/start-invoice-payment.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { plan } from '../../support/reservations/hold-plan.ts'

const invoice = { reference: 'INV-20415', amountCents: 125_050, name: 'Kim', email: 'kim@example.com' }
const phone = '+61491570006'
const page = new URL('https://harbour.example/online-payment')

test('RSV-03 the same invoice started twice is one payment', async () => {
  const dealer = await dealership()

  const first = await startInvoicePayment(invoice, { phone, page }, dealer)
  const second = await startInvoicePayment(invoice, { phone, page }, dealer)

  expect(first).toMatchObject({ outcome: 'started' })
  expect(second).toEqual(first)
  expect(await paymentsOf(dealer)).toHaveLength(1)
})

test('RSV-03 an invoice that the customer has paid is paid again only if they say so', async () => {
  const dealer = await dealership()
  await startInvoicePayment(invoice, { phone, page }, dealer)
  const [payment] = await paymentsOf(dealer)
  await dealer.payments.settle(payment?.id ?? '', 'pay', plan)

  expect(await startInvoicePayment(invoice, { phone, page }, dealer)).toEqual({ outcome: 'paid' })
  const others = [
    { ...invoice, amountCents: 125_051 },
    { ...invoice, reference: 'INV-20416' },
  ]
  for (const other of others)
    expect(await startInvoicePayment(other, { phone, page }, dealer)).toMatchObject({ outcome: 'started' })
  expect(await startInvoicePayment(invoice, { phone: '+61491570007', page }, dealer)).toMatchObject({
    outcome: 'started',
  })
  expect(await startInvoicePayment(invoice, { phone, page, isAgain: true }, dealer)).toMatchObject({
    outcome: 'started',
  })
})

test.each([
  ['ends when the provider refuses it', true, 'ended'],
  ['stays open when the provider can’t be reached', false, 'started'],
])('RSV-03 a payment that can’t be started %s', async (_, isFinal, state) => {
  const dealer = await dealership()
  const failure = { outcome: 'failed', problem: 'stripe 401', reason: 'No such key.', isFinal } as const
  const paymentProvider = dealer.paymentProvider && {
    ...dealer.paymentProvider,
    start: () => Promise.resolve(failure),
  }

  const started = await startInvoicePayment(invoice, { phone, page }, { ...dealer, paymentProvider })

  expect(started).toEqual(failure)
  expect(await paymentsOf(dealer)).toMatchObject([{ state, providerId: null }])
})

function paymentsOf({ payments }: Dealership) {
  return payments.ofInvoice({ ...invoice, phone }, new Date(0))
}
