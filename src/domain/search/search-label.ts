import { rangeWithUnit, valueWithUnit } from './filter-names.ts'
import type { Range, SearchState } from './search-state.ts'
import { type VehicleFacet, type VehicleRange, vehicleRanges } from './vehicle-facets.ts'
import { unquoted } from './quoted-text.ts'

/** Facets that come before the noun, that name it, and that say where it is. All others follow at the end. */
const before: VehicleFacet[] = ['car_type', 'year', 'colour', 'fuel', 'transmission', 'drive']
const named: VehicleFacet[] = ['make', 'make_model', 'model', 'badge', 'body']
const places: VehicleFacet[] = ['location_name', 'dealership_name', 'city', 'state']

/** How many alternatives a label names before it counts the rest. */
const MAX_NAMED = 2

/** Describes a search as a shopper would: `White Toyota HiLux under $40,000`. */
export function searchLabel({ text, chosen, ranges }: SearchState, vehicleWord: string): string {
  const words = (facets: readonly VehicleFacet[]) =>
    facets.flatMap((facet) => (chosen[facet] ? [oneOf(facet, chosen[facet])] : []))
  const things = words(named)
  const placed = [...before, ...named, ...places]
  const others = (Object.keys(chosen) as VehicleFacet[]).filter((facet) => !placed.includes(facet))

  const subject = [...words(before), ...(things.length > 0 ? things : [`${vehicleWord}s`])]
  const limits = vehicleRanges.flatMap((name) => (ranges[name] ? [limit(name, ranges[name])] : []))
  const sentence = [
    text && `“${unquoted(text)}”`,
    text && placed.every((facet) => !chosen[facet]) ? '' : subject.join(' '),
    places.some((facet) => chosen[facet]) && `in ${words(places).join(', ')}`,
    limits.join(', '),
  ]
  return capitalised([sentence.filter(Boolean).join(' '), ...words(others)].filter(Boolean).join(', '))
}

function oneOf(facet: VehicleFacet, values: string[]) {
  const names = values.map((value) => valueWithUnit(facet, value))
  if (names.length <= MAX_NAMED) return names.join(' or ')
  return `${names[0]} or ${names.length - 1} others`
}

function limit(name: VehicleRange, range: Range) {
  const words = rangeWithUnit(name, range)
  const isUnder = name !== 'year' && name !== 'towing' && range.min === undefined
  return isUnder ? words.replace('up to', 'under') : words
}

function capitalised(words: string) {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
