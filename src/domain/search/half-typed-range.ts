import { vehicleRanges } from './vehicle-facets.ts'

/**
 * Whether a range ends before it begins, as it does while its figure is being typed: 20,000 to 3 is on its way to
 * 20,000 to 30,000. It is no wish yet, and nothing is looked for until it is one.
 */
export function hasHalfTypedRange(fields: URLSearchParams): boolean {
  return vehicleRanges.some((range) => {
    const [from, to] = [fields.get(`${range}_min`), fields.get(`${range}_max`)]
    return Boolean(from && to) && Number(to) < Number(from)
  })
}
