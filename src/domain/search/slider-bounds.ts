import type { Range } from './search-state.ts'
import type { VehicleRange } from './vehicle-facets.ts'

/** The ends and the step of a slider. */
export type SliderBounds = { lowest: number; highest: number; step: number }

/** The ends of a slider when there are no stats. */
const WITHOUT_STATS = { min: 0, max: 100_000 }
const STEPS = 100
/** Shoppers don't search for cars up to $23,417 or 81,236 km. */
const ROUNDED_TO: Partial<Record<VehicleRange, number>> = { price: 1000, km: 1000, towing: 100 }

/**
 * A slider covers the lowest to the highest value in a hundred steps. Price and kilometres, and their steps, are
 * rounded to the nearest thousand.
 */
export function sliderBounds(range: VehicleRange, found: Range | null): SliderBounds {
  const unit = ROUNDED_TO[range] ?? 1
  const rounded = (figure: number) => Math.round(figure / unit) * unit
  const lowest = rounded(found?.min ?? WITHOUT_STATS.min)
  const highest = Math.max(rounded(found?.max ?? WITHOUT_STATS.max), lowest + unit)
  return { lowest, highest, step: Math.max(rounded((highest - lowest) / STEPS), unit) }
}
