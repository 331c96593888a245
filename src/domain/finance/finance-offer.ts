import type { LenderQuote } from '../cars/car.ts'
import { dayIn, longDay, monthAfter } from '../shared/day.ts'
import { type FinanceDisplay, type FinanceProvider, financedPrice } from './finance-display.ts'
import { type FinanceableCar, type FinancingSite, financeOnSite } from './finance-on-site.ts'

/** A lender's figure with its terms, in that lender's layout. */
export type FinanceOffer = FinanceDisplay & {
  provider: FinanceProvider
  /** `60 months` or `5 years`, depending on the lender's unit. */
  term: string | null
  depositCents: number | null
  /** `10 April 2026`, for a lender whose quotes expire. */
  validUntil: string | null
  /** The lender's own small print. */
  disclaimer: string | null
}

/** The full finance offer for a vehicle on this site, or `null` where none may be shown. */
export function financeOffer(car: FinanceableCar, site: FinancingSite, now: Date): FinanceOffer | null {
  const figure = financeOnSite(car, site, now)
  const { provider } = site.finance
  const quote = provider === null ? undefined : car.financeLenders[provider]
  if (figure === null || provider === null || quote === undefined) return null
  return {
    ...figure,
    provider,
    term: termOf(quote),
    depositCents: depositOf(car, quote, provider),
    validUntil: provider === 'T' ? longDay(monthAfter(dayIn(site.timeZone, now))) : null,
    disclaimer: quote.disclaimer?.trim() || null,
  }
}

const DEPOSIT_SHARE_OF_T = 0.1

/** Lender T always asks for a tenth of the price. The others state a deposit if they want one. */
function depositOf(car: FinanceableCar, { depositCents }: LenderQuote, provider: FinanceProvider) {
  if (provider === 'T') return Math.round(financedPrice(car) * DEPOSIT_SHARE_OF_T)
  return depositCents !== null && depositCents > 0 ? depositCents : null
}

function termOf({ termUnit, termMonths, termYears }: LenderQuote) {
  const inYears = /^years?$/i.test(termUnit ?? '')
  return inYears
    ? (counted(termYears, 'year') ?? counted(termMonths, 'month'))
    : (counted(termMonths, 'month') ?? counted(termYears, 'year'))
}

function counted(count: number | null, unit: string) {
  if (count === null || count <= 0) return null
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
