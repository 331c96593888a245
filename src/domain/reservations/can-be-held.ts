import type { Car } from '../cars/car.ts'

/** Whether a vehicle can be held for anyone. One that a hold reserves can; one that is sold, withdrawn or hidden meanwhile can’t. */
export function canBeHeld({
  status,
  showOnDealerWebsite,
}: Pick<Car, 'status' | 'showOnDealerWebsite'>): boolean {
  return status === 'in_stock' && showOnDealerWebsite
}

/** Feeds take vehicles away and bring them back the next night. */
const FOR_GOOD_MS = 24 * 60 * 60 * 1000

/** Whether a vehicle has been away for so long that those who wait for it wait in vain. */
export function isGoneForGood(
  { soldAt, updatedAt, ...car }: Pick<Car, 'status' | 'showOnDealerWebsite' | 'soldAt' | 'updatedAt'>,
  now: Date,
): boolean {
  return !canBeHeld(car) && now.getTime() - (soldAt ?? updatedAt).getTime() >= FOR_GOOD_MS
}
