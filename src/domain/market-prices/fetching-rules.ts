import type { MarketPrices } from '../cars/car.ts'
import type { ActLimit } from '../customers/sign-in-limits.ts'
import type { RetryPlan } from '../jobs/retry-plan.ts'

const MINUTE_MS = 60 * 1000
const DAY_SECONDS = 24 * 60 * 60

/** When we ask about a vehicle again. AutoGrab’s estimates change once a week. */
export const MARKET_PRICE_DAYS = 7

/** The same for a vehicle that the service doesn’t know. It seldom learns of one. */
export const UNKNOWN_VEHICLE_DAYS = 30

/** The same for a vehicle about which the service said something that can’t be read. */
export const UNREADABLE_ANSWER_DAYS = 1

/** How old a market price may get while a service is away. After that it says nothing about today’s market. */
export const MAX_MARKET_PRICE_DAYS = 30

/** Each question costs the dealer money. This many refresh a stock of 3,500 vehicles every week. */
export const marketPricesOfSite: ActLimit = {
  name: 'market price of site, day',
  max: 500,
  seconds: DAY_SECONDS,
}

/** A service that is away is asked for nine hours, at longer and longer intervals. The next job starts a day later. */
export const marketPriceRetries: RetryPlan = {
  firstWaitMs: 5 * MINUTE_MS,
  maxWaitMs: 4 * 60 * MINUTE_MS,
  maxAttempts: 8,
}

/**
 * How long to wait when no more may be asked for now: as long as the limit says, but at least a minute and at most six hours.
 * `null` where it doesn’t say.
 */
export function boundedWait(waitMs: number | null): number {
  if (waitMs === null || Number.isNaN(waitMs)) return 15 * MINUTE_MS
  return Math.min(Math.max(waitMs, MINUTE_MS), 6 * 60 * MINUTE_MS)
}

/**
 * An estimate under half or over twice the asking price is of another vehicle, after a mistyped VIN for example. Nobody may
 * be told that a car is far below such a price.
 */
export function isPlausible(prices: MarketPrices, askingCents: number): boolean {
  const known = [prices.stateAverageCents, prices.averageCents].filter((cents) => cents !== null)
  return known.length > 0 && known.every((cents) => cents >= askingCents / 2 && cents <= askingCents * 2)
}
