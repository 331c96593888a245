import type { EnquiryFields } from '#domain/enquiries/question.ts'
import type { EstimateResult } from '#domain/finance/finance-estimate.ts'
import { estimateFields, type EstimateFields, readEstimate } from '#domain/finance/read-estimate.ts'

/** The calculator as it stands on a page: what is in its fields, what that comes to, and what the address has to keep. */
export type CalculatorData = {
  path: string
  fields: EstimateFields
  answer: EstimateResult
  /** What else stands in the address, such as the vehicle. */
  kept: [name: string, value: string][]
}

const keptNames = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type']
/** The amount that comparison rates are worked out on is as good an example as any. */
const EXAMPLE_PRICE_CENTS = 3_000_000
const LONGEST_FIGURE = 40

/** Reads the calculator out of an address. What is not in it starts from the vehicle or budget and the dealer’s own rate. */
export function calculatorData(
  url: URL,
  starts: { priceCents: number | null; ratePercent: number },
): CalculatorData {
  const usual: EnquiryFields = {
    price: String((starts.priceCents ?? EXAMPLE_PRICE_CENTS) / 100),
    term: '60',
    // As exact as it is typed and shown.
    rate: String(Math.round(starts.ratePercent * 100) / 100),
  }
  const fields = Object.fromEntries(
    estimateFields.map((name) => [
      name,
      (url.searchParams.get(name) ?? usual[name] ?? '').slice(0, LONGEST_FIGURE),
    ]),
  ) as EstimateFields
  return {
    path: url.pathname,
    fields,
    answer: readEstimate(fields),
    kept: keptNames.flatMap((name): [string, string][] => {
      const value = url.searchParams.get(name)
      return value === null ? [] : [[name, value]]
    }),
  }
}

/** The address of a page with what stands in its calculator. */
export function withEstimate({ path, kept }: CalculatorData, written: EnquiryFields): string {
  const typed = estimateFields.map((name): [string, string] => [name, written[name] ?? ''])
  return `${path}?${new URLSearchParams([...kept, ...typed])}`
}
