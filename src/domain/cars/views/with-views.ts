import type { Detail } from '../car-details.ts'

const VIEWS = 'Views'
/** The labels that `carDetails` lists below the views. */
const BELOW_VIEWS = new Set([
  'VIN',
  'Rego Plate',
  'Width',
  'Length',
  'Tare Weight',
  'Axle Type',
  'Sleeps',
  'Aggregate Trailer Mass',
])

/** Updates the details once the visitor's own view is counted. A vehicle without earlier views then has one. */
export function withViews(details: readonly Detail[], views: number | null): Detail[] {
  if (views === null || views < 1) return [...details]
  const others = details.filter(({ label }) => label !== VIEWS)
  const next = others.findIndex(({ label }) => BELOW_VIEWS.has(label))
  const place = next === -1 ? others.length : next
  return [...others.slice(0, place), { label: VIEWS, value: String(views) }, ...others.slice(place)]
}
