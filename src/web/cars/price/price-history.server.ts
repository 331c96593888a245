import type { Car } from '#domain/cars/car.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { priceHistory } from '#domain/cars/price-history.ts'
import { dayIn, longDay } from '#domain/shared/day.ts'
import { formatDollars } from '#domain/shared/money.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'

/** The vehicle's earlier prices, each with its start date in the dealer's time zone. */
export async function priceHistoryOf(car: Car, { cars, site }: PublicDealership) {
  const shown = priceDisplay(car, site.prices)
  if (shown.kind !== 'price') return []
  const offered = priceHistory(await cars.pricesOf(car.id), shown, car.priceKind)
  return offered.map(({ amountCents, from }) => {
    const day = dayIn(site.timeZone, from)
    return { price: formatDollars(amountCents), day, since: `From ${longDay(day)}` }
  })
}
