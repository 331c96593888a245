import { type PaintName, pictureAddresses, vehiclePaint } from '../vehicle-paint.ts'
import { MS_PER_DAY } from './moment.ts'
import type { Random } from './random.ts'

type Pictured = {
  simpleBody: string
  doors: number | null
  colour: PaintName
  status: string
  createdAt: Date
  stockNumber: string
}

const PHOTOGRAPHED_AFTER_DAYS = 0.5

/** Photographs come half a day after the vehicle, and later than that when it is still on a ship. */
export function pictures(vehicle: Pictured, now: Date, random: Random) {
  const paint = vehiclePaint(vehicle)
  const isTooNew = now.getTime() - vehicle.createdAt.getTime() < PHOTOGRAPHED_AFTER_DAYS * MS_PER_DAY
  const isAway = vehicle.status === 'coming_soon' && random.chance(0.5)
  const isForgotten = random.chance(0.02)
  const images =
    paint === null || isTooNew || isAway || isForgotten
      ? []
      : pictureAddresses(paint, firstSide(vehicle.stockNumber))
  return { images, thumbnails: images, primaryImageUrl: images[0] ?? null }
}

/** Most stand in the bay with their left side to the light, but not all. */
function firstSide(stockNumber: string) {
  return Number(stockNumber.replace(/\D/g, '')) % 3 === 0 ? 'right' : 'left'
}
