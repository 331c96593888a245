import type { Car } from '../cars/car.ts'
import { isAvailable } from '../cars/is-available.ts'
import { priceDisplay, type PriceDisplay, type PricePolicy } from '../cars/price-display.ts'
import { isVisible, type StockPolicy } from '../search/visible-stock.ts'

/** What alerts compare of a vehicle: what a shopper saw of it at one moment. */
export type VehicleState = {
  /** Whether the site shows it for sale. */
  isOnSale: boolean
  /** Whether it is on hold. In what is kept of a vehicle that was not for sale: that it has come back since, on hold. */
  isReserved: boolean
  /** The advertised price; `null` without one. */
  priceCents: number | null
  /** What the price includes. Only prices of the same kind can be compared. */
  priceKind: string | null
}

type Policies = { stock: StockPolicy; prices: PricePolicy }

/** The state of a vehicle on a site at this moment. */
export function vehicleState(car: Car, { stock, prices }: Policies, now: Date): VehicleState {
  return {
    isOnSale: isAvailable(car) && isVisible(car, stock, now),
    isReserved: car.reserved,
    ...advertisedPrice(priceDisplay(car, prices)),
  }
}

export function isSameState(one: VehicleState, other: VehicleState): boolean {
  return (
    one.isOnSale === other.isOnSale &&
    one.isReserved === other.isReserved &&
    one.priceCents === other.priceCents &&
    one.priceKind === other.priceKind
  )
}

function advertisedPrice(price: PriceDisplay): Pick<VehicleState, 'priceCents' | 'priceKind'> {
  if (price.kind === 'subscription') return { priceCents: price.amountCents, priceKind: 'subscription' }
  if (price.kind !== 'price') return { priceCents: null, priceKind: null }
  const words = [price.before, price.includes].filter(Boolean).join(' ')
  return { priceCents: price.amountCents, priceKind: price.priceKind ?? (words || 'unstated') }
}
