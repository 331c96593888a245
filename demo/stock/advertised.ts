import { vehicleSlug } from '#domain/cars/vehicle-slug.ts'
import type { CarType } from '#domain/cars/car.ts'
import type { Site } from '#sites/site.ts'
import type { Lot } from '../dealers/dealer.ts'
import { type AskingPrice, askingPrice, weeklySubscriptionCents } from './asking-price.ts'
import { deterministicId } from './deterministic-id.ts'
import { lotPlace } from './lot-place.ts'
import { quotes } from './quotes.ts'
import type { Random } from './random.ts'
import { type Situation, situation } from './situation.ts'

export type Advertiser = { site: Site; lot: Lot; now: Date }

type Vehicle = {
  year: number
  make: string
  model: string
  badge: string
  carType: CarType
  ageMonths: number
  dollars: number
}

/** Everything about a vehicle that comes from its advertisement: number, location, situation, price and finance. */
export function advertised(vehicle: Vehicle, { site, lot, now }: Advertiser, index: number, random: Random) {
  const stockNumber = `${lot.stockPrefix[vehicle.carType]}${lot.firstStockNumber + index * STOCK_NUMBER_STEP}`
  const where = lotPlace({ site, lot }, vehicle, random)
  const facts = { index, carType: vehicle.carType, soldDays: site.stock.soldDays, now }
  const { price, ...is } = situation(facts, random)
  const { carType } = vehicle
  const asking = askingPrice(vehicle.dollars, { lot, carType, marketKind: site.prices.defaultKind }, random)
  const asked = priced(asking, price, lot, random)
  const isSubscribable = site.prices.offersSubscriptions && price === 'asked' && random.chance(0.6)
  return {
    id: deterministicId(`${site.slug} ${stockNumber}`),
    slug: vehicleSlug({ ...vehicle, stockNumber }),
    stockNumber,
    ...is,
    ...where,
    ...asked,
    subscriptionPriceCents: isSubscribable ? weeklySubscriptionCents(vehicle.dollars) : null,
    financeLenders: quotes(site, { ...vehicle, ...asked }, random),
    paymentProcessors: site.reservations.enabled ? ['stripe'] : [],
    certified: isCertified(vehicle, lot, random),
  }
}

/** Not every number belongs to a vehicle for sale: some went to parts cars, fleet cars and cars that never arrived. */
const STOCK_NUMBER_STEP = 7

function priced(asked: AskingPrice, price: Situation['price'], lot: Lot, random: Random): AskingPrice {
  if (price === 'asked' && !random.chance(lot.unpriced)) return asked
  const nothing = { beforePriceCents: null, offerPriceCents: null, marketPrices: null }
  if (price === 'placeholder') return { ...asked, ...nothing, priceCents: random.pick([0, 100, 1000]) }
  return { ...asked, ...nothing, priceCents: null, priceKind: null, priceType: null }
}

/** Makers certify young used vehicles at their own dealers. */
function isCertified({ carType, make, ageMonths }: Vehicle, lot: Lot, random: Random) {
  const isOwnMake = lot.franchises.some((franchise) => franchise.make === make)
  return carType === 'used' && isOwnMake && ageMonths <= 84 && random.chance(0.45)
}
