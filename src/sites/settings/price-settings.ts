import { z } from 'zod'

/** How prices are shown. */
export const priceSettings = z.strictObject({
  offersSubscriptions: z
    .boolean()
    .default(false)
    .describe('Offers vehicles by subscription. Cards then show the subscription price first.'),
  noPriceText: z
    .string()
    .min(1)
    .default('Enquire for price.')
    .describe('What the site shows for a vehicle without a price.'),
  wasPriceDays: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(14)
    .describe(
      'For how many days a vehicle must have been offered at a price before a feed may bring that price as its was-price. The law asks for “a reasonable time” without a number; a fortnight covers two weekends, when most buyers look.',
    ),
  marketBadge: z
    .boolean()
    .default(false)
    .describe('Marks a price that is more than $499 below the average for the same kind of price.'),
  defaultKind: z
    .enum(['drive_away', 'excluding_government_charges', 'estimated_drive_away', 'from'])
    .nullable()
    .default(null)
    .describe(
      'What a price includes when the feed does not say. If this is empty too, the site claims nothing and asks shoppers to check with the dealer.',
    ),
  marketPriceSource: z
    .enum(['none', 'redbook', 'autograb'])
    .default('none')
    .describe('Where vehicle data and market prices come from. (redbook and autograb switches)'),
  onlinePricing: z
    .boolean()
    .default(false)
    .describe(
      'Customers can accept a price online at once and pay the deposit. Needs `reservations.takesPayments`. (autograb)',
    ),
})

/** How finance is shown. */
export const financeSettings = z.strictObject({
  provider: z
    .enum(['T', '360', 'AusLoans', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'])
    .nullable()
    .default(null)
    .describe('The lender whose figures are shown. Without one, the site shows no finance.'),
  excluded: z.boolean().default(false).describe('Never shows finance figures on vehicles.'),
  calculatorRate: z
    .number()
    .min(0)
    .max(50)
    .default(10)
    .describe('The yearly interest rate that the calculator starts with, in per cent.'),
  comparisonRateWarning: z
    .string()
    .default(
      'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    )
    .describe('The warning that the National Credit Code requires beside a comparison rate.'),
  comparisonRateBasis: z
    .string()
    .default('Comparison rate based on a 5-year secured consumer fixed rate loan of $30,000.')
    .describe('The example that the comparison rate is based on.'),
  disclaimers: z.array(z.string()).default([]).describe('More small print about finance.'),
  creditLicence: z
    .string()
    .nullable()
    .default(null)
    .describe('Australian credit licence or credit representative number.'),
  gatePersonalised: z.boolean().default(false).describe('Personalised finance requires visitors to sign in.'),
})

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
