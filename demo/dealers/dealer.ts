import type { CarType, PriceKind } from '#domain/cars/car.ts'
import type { SiteDocument } from '#sites/site.ts'
import type { ModelVariant } from '../models/model-table.ts'

/** A demo dealer: the document of their site, and the stock on their lot. */
export type Dealer = { site: SiteDocument; lot: Lot }

export type Lot = {
  count: number
  /** The prefixes of stock numbers by kind of stock, and the first number. */
  stockPrefix: Record<CarType, string>
  firstStockNumber: number
  carTypes: readonly (readonly [CarType, number])[]
  /** What is sold new, and where. */
  franchises: readonly { make: string; locationId: string }[]
  usedLocationIds: readonly string[]
  usedAgeMonths: readonly [youngest: number, oldest: number]
  /** How likely this dealer is to have a variant as used stock; 0 is never. */
  taste: (variant: ModelVariant) => number
  /** The share of stock that is caravans. */
  caravans: number
  /** What the dealer says their prices include. */
  prices: readonly (readonly [PriceTerms, number])[]
  /** The share of stock that is advertised without a price, as a matter of style. */
  unpriced: number
  /** Private owners’ vehicles, sold from their own driveways. */
  private: boolean
}

export type PriceTerms = { kind: PriceKind | null; words: string | null }

export const priceTerms = {
  driveAway: { kind: 'drive_away', words: 'Drive Away' },
  excludingCharges: { kind: 'excluding_government_charges', words: 'Excl. Govt. Charges' },
  estimated: { kind: 'estimated_drive_away', words: 'Est. Drive Away' },
  from: { kind: 'from', words: 'From' },
  unsaid: { kind: null, words: null },
} as const satisfies Record<string, PriceTerms>
