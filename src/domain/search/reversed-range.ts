import { vehicleRanges } from './vehicle-facets.ts'

/**
 * Whether the upper figure of a range is below the lower one, as happens while it is being typed: 20,000 to 3
 * becomes 20,000 to 30,000. The search waits until the range makes sense.
 */
export function hasReversedRange(fields: URLSearchParams): boolean {
  return vehicleRanges.some((range) => {
    const [from, to] = [fields.get(`${range}_min`), fields.get(`${range}_max`)]
    return Boolean(from && to) && Number(to) < Number(from)
  })
}
