import { z } from 'zod'
import { notYet } from '../planned/not-yet.ts'

/** How prices read. */
export const priceSettings = z.strictObject({
  offersSubscriptions: z
    .boolean()
    .default(false)
    .describe('Vehicles can be subscribed to; that price then comes first.'),
  noPriceText: z
    .string()
    .min(1)
    .default('Enquire for price.')
    .describe('What stands where a vehicle has no price.'),
  wasPriceDays: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(14)
    .describe(
      'For how many days a vehicle must have been offered at a price before feeds may bring that price as its was-price. The law asks for “a reasonable time” and names none; a fortnight holds two weekends, when most buyers look.',
    ),
  marketBadge: z
    .boolean()
    .default(false)
    .describe('Says so where a price is more than $499 below the average for the same kind of price.'),
  defaultKind: z
    .enum(['drive_away', 'excluding_government_charges', 'estimated_drive_away', 'from'])
    .nullable()
    .default(null)
    .describe(
      'What a price includes when the feed does not say. Where this is empty too, nothing is claimed, and shoppers read that they should ask.',
    ),
  marketPriceSource: z
    .enum(['none', 'redbook', 'autograb'])
    .default('none')
    .describe('Where vehicle data and market prices come from. (redbook and autograb switches)'),
  onlinePricing: z
    .boolean()
    .default(false)
    .describe('Prices may be taken online at once. (autograb)')
    .meta(notYet),
})

/** How finance is shown. */
export const financeSettings = z.strictObject({
  provider: z
    .enum(['T', '360', 'AusLoans', 'Manual', 'Angle', 'Powertorque', 'Nissan Finance'])
    .nullable()
    .default(null)
    .describe('The lender whose figures are shown; none shows no finance.'),
  excluded: z.boolean().default(false).describe('Never shows finance figures on vehicles.'),
  calculatorRate: z
    .number()
    .min(0)
    .max(50)
    .default(10)
    .describe('Per cent a year that the calculator starts with.'),
  comparisonRateWarning: z
    .string()
    .default(
      'WARNING: This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
    )
    .describe('The warning the National Credit Code asks for beside a comparison rate.'),
  comparisonRateBasis: z
    .string()
    .default('Comparison rate based on a 5-year secured consumer fixed rate loan of $30,000.')
    .describe('The example the comparison rate is worked out on.'),
  disclaimers: z.array(z.string()).default([]).describe('Further small print about finance.'),
  creditLicence: z
    .string()
    .nullable()
    .default(null)
    .describe('Australian credit licence or representative number.'),
  gatePersonalised: z
    .boolean()
    .default(false)
    .describe('Personalised finance asks visitors to sign in.')
    .meta(notYet),
})

/** Reserving and buying online. */
export const reservationSettings = z.strictObject({
  enabled: z.boolean().default(false).describe('Vehicles can be reserved with a deposit.'),
  depositCents: z.number().int().positive().default(20_000).describe('The deposit, in cents.'),
  path: z
    .enum(['checkout', 'buy-online'])
    .default('checkout')
    .describe('The last part of the reserve address.'),
  onlinePurchase: z
    .enum(['off', 'all', 'used'])
    .default('off')
    .describe('Which vehicles can be bought online.')
    .meta(notYet),
  gateCheckout: z.boolean().default(false).describe('Reserving asks visitors to sign in.').meta(notYet),
})
