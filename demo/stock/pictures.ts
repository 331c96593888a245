import { pictureAddress, vehiclePaint } from '../vehicle-paint.ts'
import { MS_PER_DAY } from './moment.ts'
import type { Random } from './random.ts'

type Pictured = { simpleBody: string | null; colour: string | null; status: string; createdAt: Date }

const PHOTOGRAPHED_AFTER_DAYS = 1.5

/** Photographs come a day or two after the vehicle, and later than that when it is still on a ship. */
export function pictures(vehicle: Pictured, now: Date, random: Random) {
  const paint = vehiclePaint(vehicle)
  const isTooNew = now.getTime() - vehicle.createdAt.getTime() < PHOTOGRAPHED_AFTER_DAYS * MS_PER_DAY
  const isAway = vehicle.status === 'coming_soon' && random.chance(0.5)
  const isForgotten = random.chance(0.02)
  const images =
    paint === null || isTooNew || isAway || isForgotten
      ? []
      : paint.views.map((view) => pictureAddress(paint, view))
  return { images, thumbnails: images, primaryImageUrl: images[0] ?? null }
}
