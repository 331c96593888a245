import type { Detail } from '../car-details.ts'
import { cleanFeatures } from '../clean-features.ts'

/** One fact of each vehicle, in the order of the vehicles; `null` where unknown. */
export type ComparedRow = { label: string; values: (string | null)[]; differs: boolean }

/** These facts identify a vehicle; they don't say which one is better. */
const identifyingLabels = new Set(['Stock Number', 'VIN', 'Rego Plate', 'Views'])

/** Lines up the facts of several vehicles, in the order a vehicle's page lists them. */
export function comparedDetails(vehicles: readonly (readonly Detail[])[]): ComparedRow[] {
  const labels = new Set(vehicles.flatMap((details) => details.map(({ label }) => label)))
  return [...labels]
    .filter((label) => !identifyingLabels.has(label))
    .map((label) => {
      const values = vehicles.map(
        (details) => details.find((detail) => detail.label === label)?.value ?? null,
      )
      return { label, values, differs: new Set(values).size > 1 }
    })
}

/** The rows in which the vehicles differ. A fact that one of them doesn't give counts as a difference. */
export function differingRows(rows: readonly ComparedRow[]): ComparedRow[] {
  return rows.filter(({ differs }) => differs)
}

/** Splits features into those all vehicles share and those each has besides. */
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
