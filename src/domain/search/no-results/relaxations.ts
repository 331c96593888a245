import { rangeWithUnit, valueWithUnit } from '../filter-names.ts'
import { type SearchState, withChoices, withoutChoice, withoutRange } from '../search-state.ts'
import { type VehicleFacet, vehicleFacets, type VehicleRange, vehicleRanges } from '../vehicle-facets.ts'
import { knownNames } from '../vocabulary/known-names.ts'
import { isFillerWord } from './ignored-words.ts'
import { partsOf, withoutWords, wordsIn } from './words-in-text.ts'

/** A part of a search that a shopper may do without. */
export type Relaxation = {
  /** As a shopper says it: “V8”, “White or Silver”, “up to $20,000”. */
  label: string
  /** The lowest weight is dropped first. */
  weight: number
  relaxed: (state: SearchState) => SearchState
}

/** Tells whether a word of the text, or several, name a make or a model. */
export type NameOf = (words: string) => 'make' | 'model' | null

/** Lists every part of a search, least important first: a colour comes before a body, and a make comes last. */
export function relaxations(state: SearchState, nameOf: NameOf): Relaxation[] {
  return [
    ...words(state, nameOf),
    ...Object.entries(state.chosen).flatMap(([facet, values]) => choices(facet as VehicleFacet, values)),
    ...vehicleRanges.flatMap((name) => limits(state, name)),
  ].toSorted((one, other) => one.weight - other.weight)
}

/** The weight of any part without a weight below. */
const LIGHT = 2
const MODEL = 7
const MAKE = 8
const facetWeight: Partial<Record<VehicleFacet, number>> = {
  colour: 3,
  transmission: 3,
  drive: 3,
  car_type: 3,
  seats: 4,
  doors: 3,
  cylinders: 4,
  engine_size: 3,
  fuel: 4,
  year: 4,
  price_range: 5,
  weekly_price_range: 5,
  body: 6,
  model: MODEL,
  make_model: MODEL,
  make: MAKE,
}
const rangeWeight: Record<VehicleRange, number> = {
  km: 4,
  year: 4,
  towing: 4,
  price: 5,
  weekly_price: 5,
  subscription_price: 5,
}

function words({ text }: SearchState, nameOf: NameOf): Relaxation[] {
  const typed = new Map(termsIn(text).map((term) => [term.join(' ').toLowerCase(), term]))
  return [...typed].map(([key, term]) => ({
    label: term.join(' '),
    weight: { make: MAKE, model: MODEL, none: 1 }[nameOf(term.join(' ')) ?? 'none'],
    relaxed: (from) => ({
      ...from,
      page: 1,
      text: withoutWords(from.text, (word) => key.split(' ').includes(word.toLowerCase())),
    }),
  }))
}

/** The words of a text, those of a name such as “Santa Fe” together: without one of them, the other means nothing. */
function termsIn(text: string): string[][] {
  const words = wordsIn(text).filter((word) => !isFillerWord(word))
  const terms: string[][] = []
  for (let at = 0; at < words.length; at += terms.at(-1)?.length ?? 1) {
    const length = [3, 2].find((some) => nameKeys.has(nameKey(words.slice(at, at + some)))) ?? 1
    terms.push(words.slice(at, at + length))
  }
  return terms
}

function nameKey(words: readonly string[]) {
  return words.flatMap(partsOf).join(' ')
}

const nameKeys = new Set(knownNames.map((name) => nameKey([name])).filter((key) => key.includes(' ')))

/**
 * A vehicle has one colour, so several chosen colours go together. Several chosen features each narrow the search.
 */
function choices(facet: VehicleFacet, values: readonly string[]): Relaxation[] {
  const weight = facetWeight[facet] ?? LIGHT
  const named = (some: readonly string[]) => some.map((value) => valueWithUnit(facet, value)).join(' or ')
  if ('match' in vehicleFacets[facet]) {
    return values.map((value) => ({
      label: named([value]),
      weight,
      relaxed: (from) => withoutChoice(from, facet, value),
    }))
  }
  return [{ label: named(values), weight, relaxed: (from) => withChoices(from, facet, []) }]
}

function limits({ ranges }: SearchState, name: VehicleRange): Relaxation[] {
  const range = ranges[name]
  if (!range) return []
  return [
    {
      label: rangeWithUnit(name, range),
      weight: rangeWeight[name],
      relaxed: (from) => withoutRange(from, name),
    },
  ]
}
