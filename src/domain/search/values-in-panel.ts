import { valueKey } from '../spellings/value-key.ts'
import { type VehicleFacet, vehicleFacets } from './vehicle-facets.ts'

export type CountedValue = { value: string; count: number; chosen: boolean }

/**
 * The values a shopper can choose from, in fixed places: other choices change the counts, not the places, so that
 * no value moves while a shopper aims for it. Values without vehicles stay listed.
 */
export function valuesInPanel(
  facet: VehicleFacet,
  counted: readonly CountedValue[],
  /** All values of the stock, in display order. */
  inStock: readonly string[] | undefined,
): CountedValue[] {
  if (Object.hasOwn(inOwnOrder, facet)) return counted.toSorted(inOwnOrder[facet])
  if (inStock === undefined || narrowed.has(facet)) return [...counted]

  const keyOf = areSpelledAlike(counted, inStock)
    ? (value: string) => value
    : (value: string) => valueKey(facet, value)
  const known = new Map(counted.map((one) => [keyOf(one.value), one]))
  const inOrder = inStock.map((value) => known.get(keyOf(value)) ?? { value, count: 0, chosen: false })
  const listedKeys = new Set(inStock.map(keyOf))
  const others = counted.filter(({ value }) => !listedKeys.has(keyOf(value)))
  const listed = [...inOrder, ...others]
  const { limit } = vehicleFacets[facet]
  return listed.length <= limit ? listed : listed.filter(({ chosen }, index) => chosen || index < limit)
}

/** Both come from the site’s own values, so almost always, and then no value needs its key. */
function areSpelledAlike(counted: readonly CountedValue[], inStock: readonly string[]) {
  const spellings = new Set(inStock)
  return counted.every(({ value }) => spellings.has(value))
}

/** A make narrows its models, so models of other makes are not offered. */
const narrowed = new Set<VehicleFacet>(['model', 'make_model', 'badge'])

/** Figures are sorted as numbers. */
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
