import type { Car, LenderQuote } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import { currentPrice } from '../cars/price-display.ts'
import { isSameValue } from '../spellings/value-key.ts'
import type { RepaymentWithRates } from './repayment-with-rates.ts'

/** The lender whose figures a site shows, and whether it shows any. */
export type FinancePolicy = {
  provider: FinanceProvider | null
  excluded: boolean
  manufacturer: string | null
}

export type FinanceProvider = 'T' | '360' | 'AusLoans' | 'Manual' | 'Angle' | 'Powertorque' | 'Nissan Finance'

/** A lender's figure for one vehicle, exactly as the feed has it. */
export type FinanceDisplay = RepaymentWithRates & {
  /** The balloon at the end, where the lender's layout shows it. */
  finalPaymentCents: number | null
}

export type FinancedCar = Pick<Car, 'status' | 'year' | 'priceCents' | 'offerPriceCents' | 'financeLenders'>

/** The repayment to show for a vehicle, or `null` where none may be shown. */
export function financeDisplay(
  car: FinancedCar,
  { provider, excluded, manufacturer }: FinancePolicy,
  today: string,
): FinanceDisplay | null {
  if (provider === null || excluded || isWithoutFinance(manufacturer)) return null
  const quote = car.financeLenders[provider]
  if (!quote || quote.interestRate === null || quote.comparisonRate === null) return null
  if (!isFinanced(car, provider, today)) return null

  const per = provider === 'Nissan Finance' ? 'month' : 'week'
  const repaymentCents = per === 'month' ? quote.paymentMonthCents : quote.paymentWeekCents
  if (repaymentCents === null || repaymentCents <= 0) return null
  return {
    repaymentCents,
    per,
    interestRate: quote.interestRate,
    comparisonRate: quote.comparisonRate,
    finalPaymentCents: finalPayment(quote, provider),
  }
}

/**
 * A Suzuki dealer's site shows no repayments, but a Suzuki on another dealer's site has them: decision 0014.
 */
function isWithoutFinance(manufacturer: string | null) {
  return manufacturer !== null && isSameValue('make', manufacturer, 'Suzuki')
}

const HIGHEST_UNFINANCED_CENTS = 500_00
/** Lender T finances a vehicle until the year it turns twelve. */
const OLDEST_FOR_T_YEARS = 12

function isFinanced(car: FinancedCar, provider: FinanceProvider, today: string) {
  if (!isAvailable(car)) return false
  if (provider === '360' || provider === 'AusLoans') return true
  if (financedPrice(car) <= HIGHEST_UNFINANCED_CENTS) return false
  return provider !== 'T' || (car.year !== null && car.year > Number(today.slice(0, 4)) - OLDEST_FOR_T_YEARS)
}

/** The financed price is the displayed one: the offer, or else the price, but never a placeholder. */
export function financedPrice(car: Pick<Car, 'offerPriceCents' | 'priceCents'>): number {
  return currentPrice(car) ?? 0
}

/** Without a balloon there is no final payment. One lender's layout shows it as zero. */
function finalPayment({ balloonCents }: LenderQuote, provider: FinanceProvider) {
  if (provider === 'Angle') return balloonCents ?? 0
  return balloonCents !== null && balloonCents > 0 ? balloonCents : null
}
