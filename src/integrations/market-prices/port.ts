import type { MarketPriceSource } from '#domain/market-prices/market-badge-text.ts'
import type { MarketPrices, PriceKind } from '#domain/cars/car.ts'

/** What we say of a vehicle. */
export type EstimatedCar = {
  vin: string
  odometerKm: number
  /** Only for the sandbox, which has no market to look at. A real service is never told. */
  askingCents: number
}

type EstimatedPrices = MarketPrices & Required<Pick<MarketPrices, 'kind' | 'estimatedBy'>>

export type MarketPriceAnswer =
  | { outcome: 'found'; prices: EstimatedPrices }
  | { outcome: 'unknown' }
  /** It has been asked too often. `waitMs` is `null` where it doesn’t say for how long. */
  | { outcome: 'limited'; waitMs: number | null }
  | MarketPriceFailure

/** The service could not be asked, or its answer can’t be read. */
export type MarketPriceFailure = {
  outcome: 'failed'
  /** A short reason for the log. */
  problem: 'slow' | 'unreachable' | 'refused' | 'garbled'
}

/** A service that estimates what vehicles are advertised for. Each question costs money. */
export type MarketPriceProvider = {
  /** What its prices include. Only vehicles with a price of that kind can be compared with them. */
  kind: PriceKind
  find(car: EstimatedCar): Promise<MarketPriceAnswer>
}

/** The service of a site; `null` where it chose none, or the operator has connected none. */
export type MarketPriceProviders = (site: {
  slug: string
  source: MarketPriceSource
}) => MarketPriceProvider | null
