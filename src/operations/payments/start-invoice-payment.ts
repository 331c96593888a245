import type { InvoicePayment } from '#domain/payments/invoice-payment.ts'
import type { ReservationDesk } from '../reservations/reservation-desk.ts'
import { type StartOutcome, startPayment } from './start-payment.ts'

const PAY_WITHIN_MS = 60 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * Starts the payment of an invoice by a customer who has signed in. Someone who paid the same within a day has probably forgotten
 * or pressed the button twice, so that is `paid` unless they say that they mean it (`isAgain`).
 */
export async function startInvoicePayment(
  { reference, amountCents, name, email }: InvoicePayment,
  { phone, page, isAgain = false }: { phone: string; page: URL; isAgain?: boolean },
  desk: ReservationDesk,
): Promise<StartOutcome> {
  const { seal, now, site, payments } = desk
  const since = new Date(now().getTime() - DAY_MS)
  const before = await payments.ofInvoice({ reference, amountCents, phone }, since)
  return startPayment(
    {
      purpose: 'invoice',
      holdId: null,
      reference,
      amountCents,
      name,
      email,
      phone,
      page: new URL('/', page.origin).href,
      description: `${site.name}: ${reference}`,
      endsAt: new Date(now().getTime() + PAY_WITHIN_MS),
      async addressesOf(paymentId) {
        const own = new URL(await paymentPath(paymentId, seal), page.origin).href
        return { returnUrl: own, cancelUrl: own }
      },
    },
    isAgain ? before.filter(({ state }) => state !== 'paid') : before,
    desk,
  )
}

/** The customer’s page of their payment, by its id sealed with the site’s key. */
async function paymentPath(paymentId: string, seal: ReservationDesk['seal']): Promise<string> {
  return `/payments/${await seal.close('payment', paymentId)}`
}
