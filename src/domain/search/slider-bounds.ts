import type { Range } from './search-state.ts'
import type { VehicleRange } from './vehicle-facets.ts'

/** How far the thumbs of a range go, and in what steps. */
export type SliderBounds = { lowest: number; highest: number; step: number }

/** What a slider goes over when nobody can tell what there is. */
const WITHOUT_STATS = { min: 0, max: 100_000 }
const STEPS = 100
/** Nobody looks for a car up to $23,417 or 81,236 km. */
const ROUNDED_TO: Partial<Record<VehicleRange, number>> = { price: 1000, km: 1000, towing: 100 }

/**
 * A slider goes from the lowest to the highest there is, in a hundred steps; price and kilometres are rounded to the
 * nearest thousand, their steps too.
 */
export function sliderBounds(range: VehicleRange, found: Range | null): SliderBounds {
  const unit = ROUNDED_TO[range] ?? 1
  const rounded = (figure: number) => Math.round(figure / unit) * unit
  const lowest = rounded(found?.min ?? WITHOUT_STATS.min)
  const highest = Math.max(rounded(found?.max ?? WITHOUT_STATS.max), lowest + unit)
  return { lowest, highest, step: Math.max(rounded((highest - lowest) / STEPS), unit) }
}
