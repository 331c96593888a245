import { inductions } from '../cars/engine-facts.ts'
import { isSpeltBy, type VehicleFacet, vehicleFacets } from '../search/vehicle-facets.ts'
import { makerSpelling } from './maker-spelling.ts'
import { isSameValue, valueKey } from './value-key.ts'

/** A spelling found in the stock, and how many vehicles for sale use it. */
export type SpellingCount = {
  readonly facet: VehicleFacet
  readonly value: string
  readonly count: number
  /** The parts of a combined make and model; each shows in its own spelling. */
  readonly parts?: { readonly make: string; readonly model: string }
}

/** The spelling a site shows for each value. */
export type ShownSpellings = {
  /** The shown spelling of a value or of its key; a value outside the stock stays unchanged. */
  readonly of: (facet: VehicleFacet, value: string) => string
  /** The shown spelling by key alone; `undefined` for a value outside the stock. */
  readonly ofKey: (facet: VehicleFacet, key: string) => string | undefined
  readonly names: StoredNames
}

/** The names in every vehicle that is stored, also in those already sold. */
export type StoredNames = {
  readonly makes: readonly string[]
  readonly bodies: readonly string[]
  readonly modelsOf: (make: string) => string[]
}

/**
 * Chooses how a site shows each value: as its settings spell it, else as the maker does, else as most vehicles for
 * sale do.
 */
export function shownSpellings(
  counts: Iterable<SpellingCount>,
  own: Partial<Record<VehicleFacet, readonly string[]>> = {},
): ShownSpellings {
  const shown = new Map<VehicleFacet, Map<string, string>>(
    Object.keys(vehicleFacets).map((facet) => [facet as VehicleFacet, new Map<string, string>()]),
  )
  const best = commonest(counts)
  const written = Object.entries({ ...platformValues, ...own }) as [VehicleFacet, readonly string[]][]
  for (const [facet, spellings] of best) {
    for (const [key, { value }] of spellings) shown.get(facet)?.set(key, makerSpelling(facet, value) ?? value)
  }
  for (const [facet, values = []] of written) {
    for (const value of values) shown.get(facet)?.set(valueKey(facet, value), value)
  }
  const known = (facet: VehicleFacet, key: string) => shown.get(facet)?.get(key)
  const of = (facet: VehicleFacet, value: string) => {
    const key = valueKey(facet, value)
    return known(facet, key) ?? makerSpelling(facet, key) ?? (isSpeltBy('platform', facet) ? key : value)
  }
  const pairs = [...(best.get('make_model') ?? [])].flatMap(([key, { parts }]) =>
    parts ? [{ key, make: of('make', parts.make), model: of('model', parts.model) }] : [],
  )
  for (const { key, make, model } of pairs) shown.get('make_model')?.set(key, `${make} ${model}`)
  const valuesOf = (facet: VehicleFacet) => [...(shown.get(facet)?.values() ?? [])]
  return {
    of,
    ofKey: known,
    names: {
      makes: valuesOf('make'),
      bodies: valuesOf('body'),
      modelsOf: (make) =>
        pairs.filter((pair) => isSameValue('make', pair.make, make)).map(({ model }) => model),
    },
  }
}

/** A value that the platform defines has one spelling: the one listed here, or else its key. */
const platformValues: Partial<Record<VehicleFacet, readonly string[]>> = { induction: inductions }

function commonest(counts: Iterable<SpellingCount>) {
  const best = new Map<VehicleFacet, Map<string, SpellingCount>>()
  for (const one of added(counts)) {
    const ofFacet = best.get(one.facet) ?? new Map<string, SpellingCount>()
    best.set(one.facet, ofFacet)
    const key = valueKey(one.facet, one.value)
    const other = ofFacet.get(key)
    if (key !== '' && (!other || isBetter(one, other))) ofFacet.set(key, one)
  }
  return best
}

/** The counts of one spelling may come in parts, such as a make counted per model. */
function added(counts: Iterable<SpellingCount>) {
  const sums = new Map<string, SpellingCount>()
  for (const one of counts) {
    const name = `${one.facet} ${one.value}`
    sums.set(name, { ...one, count: one.count + (sums.get(name)?.count ?? 0) })
  }
  return sums.values()
}

/** Of equally common spellings, one in mixed case reads best. */
function isBetter(one: SpellingCount, other: SpellingCount) {
  if (one.count !== other.count) return one.count > other.count
  const [isMixed, isOtherMixed] = [isMixedCase(one.value), isMixedCase(other.value)]
  return isMixed === isOtherMixed ? one.value < other.value : isMixed
}

function isMixedCase(value: string) {
  return /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value)
}
