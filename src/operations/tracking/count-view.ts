import { createHmac } from 'node:crypto'
import { isbot } from 'isbot'
import { type Actor, addressOf } from '#domain/actors/actor.ts'
import type { Car } from '#domain/cars/car.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { dayIn } from '#domain/shared/day.ts'
import type { VisitLog } from './visit-log.ts'

/** The viewer, to count them once. Neither value is stored. */
export type Viewer = { actor: Actor; userAgent: string | null }

export type ViewOutcome =
  /** The total number of views of the vehicle, including this one. */
  | { outcome: 'counted' | 'counted before'; views: number }
  | { outcome: 'bot' }
  | { outcome: 'no such vehicle' }

/** Counts a vehicle view, once per person and day. Bots don't count. */
export async function countView(carId: string, viewer: Viewer, dealership: VisitLog): Promise<ViewOutcome> {
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

/** A person has a different mark for each vehicle, so nobody can follow their way through the site. */
function markOf({ actor, userAgent }: Viewer, { id }: Car, key: string) {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, addressOf(actor), userAgent]))
    .digest('base64url')
}
