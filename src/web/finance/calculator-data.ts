import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { EstimateResult } from '#domain/finance/finance-estimate.ts'
import type { LenderTerms } from '#domain/finance/lender-terms.ts'
import { estimateFields, type EstimateFields, readEstimate } from '#domain/finance/read-estimate.ts'

/** The calculator of a page: its fields, its result, and the other parameters that the address keeps. */
export type CalculatorData = {
  path: string
  fields: EstimateFields
  answer: EstimateResult
  /** Whether it starts with the terms of the offer that the page shows for the vehicle. */
  startsWithOffer: boolean
  /** The other parameters in the address, such as the vehicle. */
  otherParams: [name: string, value: string][]
}

const otherNames = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type']
/** The loan amount that comparison rates are based on. */
const EXAMPLE_PRICE_CENTS = 3_000_000
const MAX_LENGTH = 40

/** Reads the calculator from an address. Missing fields start from the vehicle and its offer, or the budget and the dealer’s rate. */
export function calculatorData(
  url: URL,
  starts: { priceCents: number | null; ratePercent: number; offer: LenderTerms | null },
): CalculatorData {
  const { offer } = starts
  const defaults: EnquiryFields = {
    price: dollars(starts.priceCents ?? EXAMPLE_PRICE_CENTS),
    deposit: offer?.depositCents ? dollars(offer.depositCents) : '',
    balloon: offer?.balloonCents ? dollars(offer.balloonCents) : '',
    term: String(offer?.termMonths ?? 60),
    // Two decimals, as rates are typed and shown.
    rate: String(Math.round((offer?.ratePercent ?? starts.ratePercent) * 100) / 100),
  }
  const fields = Object.fromEntries(
    estimateFields.map((name) => [
      name,
      (url.searchParams.get(name) ?? defaults[name] ?? '').slice(0, MAX_LENGTH),
    ]),
  ) as EstimateFields
  return {
    path: url.pathname,
    fields,
    answer: readEstimate(fields),
    startsWithOffer: offer !== null && !estimateFields.some((name) => url.searchParams.has(name)),
    otherParams: otherNames.flatMap((name): [string, string][] => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  }
}

function dollars(cents: number) {
  return String(cents / 100)
}

/** The address of a page with the values of its calculator. */
export function withEstimate({ path, otherParams }: CalculatorData, written: EnquiryFields): string {
  const typed = estimateFields.map((name): [string, string] => [name, written[name] ?? ''])
  return `${path}?${new URLSearchParams([...otherParams, ...typed])}`
}
