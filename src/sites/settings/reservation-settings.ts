import { z } from 'zod'

/** Reserving and buying online. */
export const reservationSettings = z.strictObject({
  enabled: z.boolean().default(false).describe('Customers can reserve vehicles with a deposit.'),
  depositCents: z.number().int().positive().default(20_000).describe('The deposit, in cents.'),
  path: z
    .enum(['checkout', 'buy-online'])
    .default('checkout')
    .describe('The last part of the address of the reservation page.'),
  onlinePurchase: z
    .enum(['off', 'all', 'used'])
    .default('off')
    .describe('Which vehicles customers can buy online. Needs `reservations.takesPayments`.'),
  takesPayments: z
    .boolean()
    .default(false)
    .describe(
      'Customers pay the deposit online, and it holds the vehicle for 48 hours. Takes effect once the operator has connected the dealer’s payment provider (docs/payments.md); until then customers leave their details and nothing is held.',
    ),
  takesInvoices: z
    .boolean()
    .default(false)
    .describe(
      'Customers can pay an invoice or a deposit online under its number, at /online-payment. Needs the connection that takesPayments needs.',
    ),
  mostInvoiceCents: z
    .number()
    .int()
    .min(100)
    .max(10_000_000)
    .default(500_000)
    .describe('The largest amount that customers can pay online at once, in cents.'),
  gateCheckout: z.boolean().default(false).describe('Reserving requires visitors to sign in.'),
})
