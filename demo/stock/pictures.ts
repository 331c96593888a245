import { type PaintName, pictureAddresses, vehiclePaint } from '../vehicle-paint.ts'
import type { Random } from './random.ts'

type Pictured = {
  simpleBody: string
  doors: number | null
  colour: PaintName
  status: string
  stockNumber: string
}

/** Every vehicle is photographed on arrival, but some are still on a ship and a few are forgotten. */
export function pictures(vehicle: Pictured, random: Random) {
  const paint = vehiclePaint(vehicle)
  const isAway = vehicle.status === 'coming_soon' && random.chance(0.5)
  const isForgotten = random.chance(0.03)
  const images =
    paint === null || isAway || isForgotten ? [] : pictureAddresses(paint, firstSide(vehicle.stockNumber))
  return { images, thumbnails: [], primaryImageUrl: images[0] ?? null }
}

/** Most vehicles are parked with their left side to the light, but not all. */
function firstSide(stockNumber: string) {
  return Number(stockNumber.replace(/\D/g, '')) % 3 === 0 ? 'right' : 'left'
}
