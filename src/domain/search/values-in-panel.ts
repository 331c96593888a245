import { valueKey } from '../values/value-key.ts'
import { type VehicleFacet, vehicleFacets } from './vehicle-facets.ts'

export type CountedValue = { value: string; count: number; chosen: boolean }

/**
 * The values a shopper can choose from, each where it always stands: what is chosen elsewhere changes the counts and not
 * the places, so nobody loses sight of what they were about to choose. A value of which there is none is still listed.
 */
export function valuesInPanel(
  facet: VehicleFacet,
  counted: readonly CountedValue[],
  /** All values of the stock, in the order in which they stand. */
  inStock: readonly string[] | undefined,
): CountedValue[] {
  if (Object.hasOwn(inOwnOrder, facet)) return counted.toSorted(inOwnOrder[facet])
  if (inStock === undefined || narrowed.has(facet)) return [...counted]

  const keyOf = (value: string) => valueKey(facet, value)
  const known = new Map(counted.map((one) => [keyOf(one.value), one]))
  const standing = inStock.map((value) => known.get(keyOf(value)) ?? { value, count: 0, chosen: false })
  const listedKeys = new Set(inStock.map(keyOf))
  const others = counted.filter(({ value }) => !listedKeys.has(keyOf(value)))
  const listed = [...standing, ...others]
  const { limit } = vehicleFacets[facet]
  return listed.length <= limit ? listed : listed.filter(({ chosen }, index) => chosen || index < limit)
}

/** A make narrows its models: those of other makes are not models to choose from. */
const narrowed = new Set<VehicleFacet>(['model', 'make_model', 'badge'])

/** Figures stand in the order of figures. */
const inOwnOrder: Partial<Record<VehicleFacet, (one: CountedValue, other: CountedValue) => number>> = {
  year: (one, other) => Number(other.value) - Number(one.value),
  seats: byFigure,
  doors: byFigure,
  cylinders: byFigure,
  engine_size: byFigure,
}

function byFigure(one: CountedValue, other: CountedValue) {
  return Number(one.value) - Number(other.value)
}
