import type { Detail } from './car-details.ts'
import { cleanFeatures } from './clean-features.ts'

/** More vehicles than these do not fit beside each other. */
export const MOST_COMPARED = 4

/** One fact of each vehicle, in the order of the vehicles; `null` where nobody told us. */
export type ComparedRow = { label: string; values: (string | null)[]; differs: boolean }

/** What tells a vehicle from all others says nothing about which one is better. */
const nothingToCompare = new Set(['Stock Number', 'VIN', 'Rego Plate', 'Views'])

/** The facts of vehicles beside each other, in the order in which a vehicle's own page tells them. */
export function comparedDetails(vehicles: readonly (readonly Detail[])[]): ComparedRow[] {
  const labels = new Set(vehicles.flatMap((details) => details.map(({ label }) => label)))
  return [...labels]
    .filter((label) => !nothingToCompare.has(label))
    .map((label) => {
      const values = vehicles.map(
        (details) => details.find((detail) => detail.label === label)?.value ?? null,
      )
      return { label, values, differs: new Set(values).size > 1 }
    })
}

/** What all of the vehicles have, and what each has besides. */
export function comparedFeatures(vehicles: readonly (readonly string[])[]): {
  shared: string[]
  own: string[][]
} {
  const lists = vehicles.map(cleanFeatures)
  const [first = [], ...others] = lists
  const shared =
    others.length === 0 ? [] : first.filter((feature) => others.every((list) => list.includes(feature)))
  return { shared, own: lists.map((list) => list.filter((feature) => !shared.includes(feature))) }
}
