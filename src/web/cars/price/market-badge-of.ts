import type { BriefCar } from '#domain/cars/brief-car.ts'
import { marketBadge } from '#domain/market-prices/market-badge.ts'
import { type MarketBadgeText, marketBadgeText } from '#domain/market-prices/market-badge-text.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import type { Site } from '#sites/site.ts'

/** The wording of a vehicle's market badge on this site. */
export function marketBadgeOf(car: BriefCar, { prices, locations }: Site): MarketBadgeText | null {
  const badge = marketBadge(car, priceDisplay(car, prices), prices)
  const location = locations.find(({ id }) => id === car.locationId)
  const state = car.state ?? location?.state ?? null
  return badge && marketBadgeText(badge, { state, source: prices.marketPriceSource })
}
