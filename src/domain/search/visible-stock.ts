import { isAvailable } from '../cars/is-available.ts'
import type { Car } from '../cars/car.ts'
import { isSameValue } from '../spellings/value-key.ts'

/** A site's settings for the stock it shows. */
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

/**
 * Whether the dealer allows a vehicle on the website. A used vehicle also needs enough photos and must not be
 * excluded.
 */
export function isListed(car: ListedCar, policy: StockPolicy): boolean {
  if (!car.showOnDealerWebsite) return false
  if (car.carType !== 'used') return true
  return car.images.length >= policy.minimumUsedPhotos && !isExcluded(car, policy)
}

/** Whether shoppers see a vehicle: it is for sale or coming soon, or was sold within the site's window. */
export function isVisible(car: ListedCar, policy: StockPolicy, now: Date): boolean {
  return isListed(car, policy) && (isAvailable(car) || wasJustSold(car, policy, now))
}

/** A vehicle sold after this moment still counts as just sold. */
export function soldSince({ soldDays }: Pick<StockPolicy, 'soldDays'>, now: Date): Date {
  return new Date(now.getTime() - soldDays * MS_PER_DAY)
}

const MS_PER_DAY = 24 * 60 * 60 * 1000

function wasJustSold({ status, soldAt }: ListedCar, policy: StockPolicy, now: Date) {
  return status === 'sold' && soldAt !== null && soldAt >= soldSince(policy, now)
}

function isExcluded({ stockNumber, make }: ListedCar, { excludedStockNumbers, excludedMakes }: StockPolicy) {
  return (
    excludedStockNumbers.includes(stockNumber) ||
    excludedMakes.some((excluded) => isSameValue('make', excluded, make))
  )
}
