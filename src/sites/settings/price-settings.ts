import { z } from 'zod'
import { marketPriceSources } from '#domain/market-prices/market-badge-text.ts'

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
    .enum(marketPriceSources)
    .default('none')
    .describe(
      'Where the market prices of the feed come from; the market badge says so. With `autograb` we also ask AutoGrab about vehicles for which the feed has none, where the operator has set the dealer’s key and the badge is on. `sandbox` invents them, in a demo only. (redbook and autograb switches)',
    ),
  onlinePricing: z
    .boolean()
    .default(false)
    .describe(
      'Customers can accept a price online at once and pay the deposit. Needs `reservations.takesPayments`. (autograb)',
    ),
})
