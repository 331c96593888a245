import type { Car } from '../cars/car.ts'
import { isListed, isVisible, type StockPolicy } from '../search/visible-stock.ts'

/** What has become of a saved vehicle. One that is `gone` is no longer for sale, whatever the reason. */
export const savedStates = ['for-sale', 'reserved', 'sold', 'gone'] as const
export type SavedState = (typeof savedStates)[number]

type SavedCar = Parameters<typeof isVisible>[0] & Pick<Car, 'reserved'>

/** A sold vehicle stays sold after the site has stopped showing it. A hidden one is just gone. */
export function savedState(car: SavedCar | undefined, policy: StockPolicy, now: Date): SavedState {
  if (!car || !isListed(car, policy)) return 'gone'
  if (car.status === 'sold') return 'sold'
  if (!isVisible(car, policy, now)) return 'gone'
  return car.reserved ? 'reserved' : 'for-sale'
}
