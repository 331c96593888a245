import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { financeAddress } from '#domain/finance/finance-link.ts'
import { financeOffer } from '#domain/finance/finance-offer.ts'
import type { Site } from '#sites/site.ts'
import type { FinanceBoxData } from './finance-box.tsx'

/** The finance of a vehicle on its own page; nothing once it is sold. */
export function financeBox(car: Car, site: Site, now: Date): FinanceBoxData | null {
  if (!isAvailable(car)) return null
  const price = priceDisplay(car, site.prices)
  const about = {
    slug: car.slug,
    carType: car.carType,
    priceCents: price.kind === 'price' ? price.amountCents : null,
    dealershipSlug: site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? null,
  }
  return {
    offer: financeOffer(car, site, now),
    preApproval: financeAddress('/finance-pre-approval', about, 'finance-form'),
    calculator: financeAddress('/finance', about, 'calculator'),
  }
}
