import type { CarType } from '#domain/cars/car.ts'
import type { Random } from './random.ts'

type Driven = { carType: CarType; kmPerYear: number; ageMonths: number }

/** Beyond this a vehicle is more often scrapped than sold by a dealer. */
const SELDOM_EXCEEDED_KM = 240_000

/** The odometer reading. Some vehicles are driven twice as far in a year as others. */
export function odometerKm({ carType, kmPerYear, ageMonths }: Driven, random: Random): number {
  if (carType === 'new') return random.between(4, 48)
  if (carType === 'demo') return random.between(900, 1400 + ageMonths * 650)
  const usual = kmPerYear * (ageMonths / 12)
  const driven = usual * Math.exp(0.32 * random.spread())
  const worn = Math.max(driven - SELDOM_EXCEEDED_KM, 0)
  return Math.max(Math.round(driven - worn * 0.75), 1800)
}
