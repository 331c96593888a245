import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import type { Car } from '#domain/cars/car.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { Dealership } from '../sites/dealership.ts'

/** Who looks, as far as it takes to count them once: never kept as it is. */
export type Viewer = { address: string; userAgent: string | null }

export type ViewOutcome =
  /** With all views of the vehicle, this visitor's included. */
  | { outcome: 'counted' | 'counted before'; views: number }
  | { outcome: 'bot' }
  | { outcome: 'no such vehicle' }

/** Counts that somebody looked at a vehicle, each person once a day. Programs that read pages are nobody. */
export async function countView(carId: string, viewer: Viewer, dealership: Dealership): Promise<ViewOutcome> {
  const { cars, views, site, now } = dealership
  if (!viewer.userAgent || isbot(viewer.userAgent)) return { outcome: 'bot' }
  const car = await cars.findById(carId)
  if (!car || !isVisible(car, site.stock, now())) return { outcome: 'no such vehicle' }

  const day = dayIn(site.timeZone, now())
  const visitor = markOf(viewer, car, await views.keyOf(day))
  const isNew = await views.count({ carId: car.id, day, visitor })
  return isNew
    ? { outcome: 'counted', views: car.views + 1 }
    : { outcome: 'counted before', views: Math.max(car.views, 1) }
}

/** The same person has another mark at each vehicle, so that nobody's way through the site can be followed. */
function markOf({ address, userAgent }: Viewer, { id }: Car, key: string) {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, address, userAgent]))
    .digest('base64url')
}
