import type { Site } from '#sites/site.ts'
import type { Lender } from './finance-quote.ts'

type Provider = NonNullable<Site['finance']['provider']>

const usual =
  'Approved applicants only. Terms, conditions, fees and charges apply. The rate you are offered depends on your circumstances.'

/** Invented terms, within the market’s range. */
export const lenders: Record<Provider, Lender> = {
  T: {
    ratesPercent: [5.86, 7.49, 11.95],
    establishmentFeeCents: 79_500,
    monthlyFeeCents: 1000,
    termMonths: 60,
    depositPercent: 10,
    balloonPercent: 0,
    quotes: 'both',
    termUnit: 'Months',
    smallPrint: `The weekly figure assumes a 10% deposit and 60 months. The quote is valid for one month. ${usual}`,
  },
  '360': {
    ratesPercent: [7.25, 8.75, 12.4],
    establishmentFeeCents: 49_500,
    monthlyFeeCents: 800,
    termMonths: 60,
    depositPercent: 0,
    balloonPercent: 0,
    quotes: 'weeks',
    termUnit: 'Years',
    smallPrint: `The weekly figure is for the full price over five years, without a deposit. ${usual}`,
  },
  AusLoans: {
    ratesPercent: [7.99, 8.99, 11.99],
    establishmentFeeCents: 39_500,
    monthlyFeeCents: 800,
    termMonths: 84,
    depositPercent: 0,
    balloonPercent: 0,
    quotes: 'weeks',
    termUnit: 'Years',
    smallPrint: `The weekly figure is for the full price over seven years, without a deposit. ${usual}`,
  },
  Manual: {
    ratesPercent: [8.49, 9.49, 13.95],
    establishmentFeeCents: 55_000,
    monthlyFeeCents: 990,
    termMonths: 60,
    depositPercent: 0,
    balloonPercent: 0,
    quotes: 'weeks',
    termUnit: 'Months',
    smallPrint: `An estimate for the full price over 60 months, worked out by us and not by a lender. ${usual}`,
  },
  Angle: {
    ratesPercent: [6.49, 7.99, 10.95],
    establishmentFeeCents: 49_500,
    monthlyFeeCents: 600,
    termMonths: 84,
    depositPercent: 0,
    balloonPercent: 0,
    quotes: 'weeks',
    termUnit: 'Months',
    smallPrint: `$0 final payment. The weekly figure is for the full price over 84 months. ${usual}`,
  },
  Powertorque: {
    ratesPercent: [6.99, 8.29, 11.49],
    establishmentFeeCents: 45_000,
    monthlyFeeCents: 500,
    termMonths: 60,
    depositPercent: 0,
    balloonPercent: 30,
    quotes: 'both',
    termUnit: 'Months',
    smallPrint: `The weekly figure assumes 60 months and a final payment of 30% of the price. ${usual}`,
  },
  'Nissan Finance': {
    ratesPercent: [5.99, 7.75, 9.95],
    establishmentFeeCents: 60_000,
    monthlyFeeCents: 500,
    termMonths: 48,
    depositPercent: 10,
    balloonPercent: 40,
    quotes: 'months',
    termUnit: 'Months',
    smallPrint: `The monthly figure assumes a 10% deposit, 48 months and a final payment of 40% of the price. ${usual}`,
  },
}
