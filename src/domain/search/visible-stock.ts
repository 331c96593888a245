import type { Car } from '../cars/car.ts'
import { isSameValue } from '../values/value-key.ts'

/** What a site decides about the stock it shows. */
export type StockPolicy = {
  soldDays: number
  minimumUsedPhotos: number
  excludedStockNumbers: string[]
  excludedMakes: string[]
}

type ListedCar = Pick<
  Car,
  'carType' | 'images' | 'make' | 'showOnDealerWebsite' | 'soldAt' | 'status' | 'stockNumber'
>

/** A vehicle is listed when the dealer lets it be, and, if it is used, when it has photographs enough and is not held back. */
export function isListed(car: ListedCar, policy: StockPolicy): boolean {
  if (!car.showOnDealerWebsite) return false
  if (car.carType !== 'used') return true
  return car.images.length >= policy.minimumUsedPhotos && !isExcluded(car, policy)
}

/** Shoppers see what is for sale or coming soon, and for some days what was just sold. */
export function isVisible(car: ListedCar, policy: StockPolicy, now: Date): boolean {
  return isListed(car, policy) && (isOnOffer(car) || wasJustSold(car, policy, now))
}

/** The moment since which a sold vehicle still counts as just sold. */
export function soldSince({ soldDays }: Pick<StockPolicy, 'soldDays'>, now: Date): Date {
  return new Date(now.getTime() - soldDays * MS_PER_DAY)
}

const MS_PER_DAY = 24 * 60 * 60 * 1000

function isOnOffer({ status }: ListedCar) {
  return status === 'in_stock' || status === 'coming_soon'
}

function wasJustSold({ status, soldAt }: ListedCar, policy: StockPolicy, now: Date) {
  return status === 'sold' && soldAt !== null && soldAt >= soldSince(policy, now)
}

function isExcluded({ stockNumber, make }: ListedCar, { excludedStockNumbers, excludedMakes }: StockPolicy) {
  return (
    excludedStockNumbers.includes(stockNumber) ||
    excludedMakes.some((excluded) => isSameValue('make', excluded, make))
  )
}
