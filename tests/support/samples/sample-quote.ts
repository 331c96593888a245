import type { LenderQuote } from '#domain/cars/car.ts'

/** A lender’s quote for a vehicle, with any overrides. */
export function sampleQuote(overrides: Partial<LenderQuote> = {}): LenderQuote {
  return {
    interestRate: 8.49,
    comparisonRate: 9.123,
    paymentWeekCents: 123_45,
    paymentMonthCents: 534_95,
    termMonths: 60,
    termYears: 5,
    termUnit: 'Months',
    depositCents: null,
    balloonCents: null,
    disclaimer: 'Approved applicants only.',
    ...overrides,
  }
}
