import type { Car } from '../../cars/car.ts'
import { isSameValue } from '../../spellings/value-key.ts'
import type { PriceDisplay } from '../../cars/price-display.ts'
import { PRICE_TOLERANCE } from './similar-vehicles.ts'

type ComparedCar = Pick<Car, 'make' | 'model' | 'simpleBody' | 'carType' | 'year' | 'odometerKm'> & {
  price: PriceDisplay
}

/** A smaller difference in kilometres means nothing to a buyer. */
const MIN_KM_DIFFERENCE = 5000
/** A smaller difference in price counts as the same price. */
const MIN_PRICE_DIFFERENCE_CENTS = 499_00

/** Says why a shopper sees another vehicle: what both share, and the other's first advantage. */
export function similarityReason(car: ComparedCar, other: ComparedCar): string | null {
  const same = sharedTrait(car, other)
  if (same === null) return null
  const advantage = advantageOf(car, other)
  return advantage === null ? same : `${same}, ${advantage}`
}

function sharedTrait(car: ComparedCar, other: ComparedCar) {
  if (isSameValue('make', car.make, other.make) && isSameValue('model', car.model, other.model))
    return 'Same model'
  const [body, otherBody] = [car.simpleBody, other.simpleBody]
  return body !== null && otherBody !== null && isSameValue('body', body, otherBody) ? 'Same body' : null
}

function advantageOf(car: ComparedCar, other: ComparedCar) {
  const dearerBy = dearerByCents(car.price, other.price)
  if (dearerBy !== null && dearerBy < -MIN_PRICE_DIFFERENCE_CENTS) return 'lower price'
  if (other.carType === 'new' && car.carType !== 'new') return 'new'
  if (isLess(other.odometerKm, car.odometerKm, MIN_KM_DIFFERENCE)) return 'lower kms'
  if (isLess(car.year, other.year, 0)) return 'newer'
  return dearerBy !== null && isNear(dearerBy, car.price) ? 'similar price' : null
}

/** Prices that include different things can't be compared. */
function dearerByCents(price: PriceDisplay, other: PriceDisplay) {
  if (price.kind !== 'price' || other.kind !== 'price') return null
  if (price.priceKind === null || price.priceKind !== other.priceKind) return null
  if (price.before !== other.before) return null
  return other.amountCents - price.amountCents
}

function isNear(cents: number, price: PriceDisplay) {
  return price.kind === 'price' && Math.abs(cents) <= price.amountCents * PRICE_TOLERANCE
}

function isLess(one: number | null, other: number | null, by: number) {
  return one !== null && other !== null && other - one > by
}
