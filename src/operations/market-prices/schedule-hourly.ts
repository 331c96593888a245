import type { MarketPriceService } from '#domain/cars/car.ts'
import { MAX_MARKET_PRICE_DAYS } from '#domain/market-prices/fetching-rules.ts'
import { hourly } from '../background/hourly.ts'
import type { Log } from '../log.ts'
import type { Dealership } from '../sites/dealership.ts'
import type { Dealerships } from '../sites/dealerships.ts'
import { marketPriceJob } from './market-price-job.ts'

type Parts = { dealerships: Pick<Dealerships, 'all' | 'ofSite'>; log: Log }

/** The first run, when the process has started. */
const FIRST_MS = 10 * 1000

/** Checks every hour which sites need market prices, until stopped. */
export function scheduleHourly(parts: Parts): { stop(): Promise<void> } {
  return hourly((signal) => scheduleMarketPrices(parts, signal), FIRST_MS)
}

/** A site that has a problem doesn’t hold up the others. */
async function scheduleMarketPrices({ dealerships, log }: Parts, signal: AbortSignal) {
  for (const { id } of dealerships.all()) {
    if (signal.aborted) return
    const dealership = dealerships.ofSite(id)
    if (!dealership) continue
    await scheduleOfSite(dealership).catch((err: unknown) =>
      log.warn({ err, site: id }, 'Failed to schedule market prices'),
    )
  }
}

export type MarketPriceSite = Pick<Dealership, 'site' | 'marketPrices' | 'marketPriceProvider'>

/**
 * Deletes prices that are too old or not of the service that the site names now. Adds the job that fetches new ones, where a
 * service is connected and pages show its prices.
 */
export async function scheduleOfSite({ site, marketPrices, marketPriceProvider }: MarketPriceSite) {
  const { marketPriceSource: source, marketBadge } = site.prices
  await marketPrices.forget({ service: serviceOf(source), maxDays: MAX_MARKET_PRICE_DAYS })
  if (marketPriceProvider && marketBadge) await marketPrices.schedule(marketPriceJob)
}

function serviceOf(source: Dealership['site']['prices']['marketPriceSource']): MarketPriceService | null {
  return source === 'autograb' || source === 'sandbox' ? source : null
}
