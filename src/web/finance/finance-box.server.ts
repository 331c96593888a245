import type { Car } from '#domain/cars/car.ts'
import { isAvailable } from '#domain/cars/is-available.ts'
import { priceDisplay } from '#domain/cars/price-display.ts'
import { financeAddress, type FinancePart } from '#domain/finance/finance-link.ts'
import { financeOffer } from '#domain/finance/finance-offer.ts'
import type { Site } from '#sites/site.ts'
import type { FinanceBoxData } from './finance-box.tsx'

/** The finance box of a vehicle page, or `null` for sold vehicles and subscriptions. */
export function financeBox(car: Car, site: Site, now: Date): FinanceBoxData | null {
  if (!isAvailable(car) || priceDisplay(car, site.prices).kind === 'subscription') return null
  const offer = financeOffer(car, site, now)
  return {
    offer,
    personalised: offer && financeAddressFor(car, site, '/personalised/finance', null),
    preApproval: financeAddressFor(car, site, '/finance-pre-approval', 'finance-form'),
    calculator: financeAddressFor(car, site, '/finance', 'calculator'),
  }
}

/** The address of a finance page, prefilled with this vehicle, its dealership and the shown price. */
export function financeAddressFor(car: Car, site: Site, path: string, part: FinancePart | null): string {
  const price = priceDisplay(car, site.prices)
  const about = {
    slug: car.slug,
    carType: car.carType,
    priceCents: price.kind === 'price' ? price.amountCents : null,
    dealershipSlug: site.dealerships.find(({ id }) => id === car.dealershipId)?.slug ?? null,
  }
  return financeAddress(path, about, part)
}
