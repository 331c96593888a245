import type { InvoicePayment } from '#domain/payments/invoice-payment.ts'
import type { ReservationDesk } from '../reservations/reservation-desk.ts'
import { type StartOutcome, startPayment } from './start-payment.ts'

const PAY_WITHIN_MS = 60 * 60_000

/** Starts the payment of an invoice by a customer who has signed in. */
export async function startInvoicePayment(
  { reference, amountCents, name, email }: InvoicePayment,
  { phone, page }: { phone: string; page: URL },
  desk: ReservationDesk,
): Promise<StartOutcome> {
  const { seal, now, site } = desk
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
    [],
    desk,
  )
}

/** The customer’s page of their payment, by its id sealed with the site’s key. */
async function paymentPath(paymentId: string, seal: ReservationDesk['seal']): Promise<string> {
  return `/payments/${await seal.close('payment', paymentId)}`
}
