import { makes as makesOfAustralia } from '../../cars/makes.ts'
import type { SortOrder, VehicleFacet, VehicleRange } from '../vehicle-facets.ts'
import { isGrammar } from './grammar.ts'
import { nicknames, ordinaryNames, plainColours, synonyms } from './synonyms.ts'
import { keyOf, tokensOf } from './tokens.ts'

/** A choice of values of one thing. A name is what a vehicle is called, rather than what it is like. */
export type Choice = { facet: VehicleFacet; values: string[]; isName: boolean }

/** What one site has at this moment, in its own words. */
export type Stock = {
  values: Partial<Record<VehicleFacet, readonly string[]>>
  sorts: readonly SortOrder[]
  /** What “$150 a week” is a limit of on this site; `null` when nothing there is paid by the week. */
  weekly: Extract<VehicleRange, 'weekly_price' | 'subscription_price'> | null
  /** By the calendar of the site. */
  thisYear: () => number
  /** A place as it can be asked for again, or `null` when there is none of that name. */
  placeCalled: (text: string) => string | null
}

/** The same, ready for requests to be held against. */
export type StockWords = Stock & {
  /** What each phrase means, its words joined. */
  phrases: ReadonlyMap<string, readonly Choice[]>
  /** Phrases that are one word, by first letter: the ones a typing mistake can be made in. */
  spellings: ReadonlyMap<string, readonly string[]>
}

/** A phrase that would choose more than these is no help to a shopper. */
export const MOST_VALUES = 20

/** Where two kinds of things are called the same, the first of these is meant. */
const facetsByName: VehicleFacet[] = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'city',
  'location_name',
  'categories',
  'features',
]

/** Learns the words of a site’s stock. It takes some milliseconds, so it is done once for each state of the stock. */
export function stockWords(stock: Stock): StockWords {
  const phrases = new Map<string, readonly Choice[]>()
  const learn = (said: string, choices: readonly Choice[]) => {
    const key = keyOf(tokensOf(said))
    if (key !== '' && !phrases.has(key)) phrases.set(key, choices)
  }
  for (const colour of plainColours) learnKnown(colour, 'colour', [new RegExp(colour)], stock, learn)
  for (const { facet, said, means } of synonyms) {
    for (const phrase of said) learnKnown(phrase, facet, means, stock, learn)
  }
  for (const facet of facetsByName) {
    for (const value of stock.values[facet] ?? []) learn(value, [{ facet, values: [value], isName: false }])
  }
  learnNames(stock, learn)
  return { ...stock, phrases, spellings: spellingsOf(phrases) }
}

type Learn = (said: string, choices: readonly Choice[]) => void

/** A phrase means what the first pattern finds among the values that there are. */
function learnKnown(said: string, facet: VehicleFacet, means: RegExp[], { values }: Stock, learn: Learn) {
  const known = values[facet] ?? []
  const found = means
    .map((pattern) =>
      known.filter((value) => pattern.test(facet === 'status' ? value : keyOf(tokensOf(value)))),
    )
    .find((some) => some.length > 0)
  if (found && found.length <= MOST_VALUES) learn(said, [{ facet, values: found, isName: false }])
}

/**
 * A model is known with its make, and by itself when its name is no ordinary word. A make is known even while none of it
 * is in stock, so that a shopper is told so; what is in stock comes first.
 */
function learnNames({ values }: Stock, learn: Learn) {
  const makes = values.make ?? []
  const models = new Set(values.model)
  for (const makeAndModel of values.make_model ?? []) {
    const [make] = makes.filter((name) => makeAndModel.startsWith(`${name} `)).toSorted(longestFirst)
    const model = make && makeAndModel.slice(make.length + 1)
    if (model && models.has(model)) learn(makeAndModel, [name('make', make), name('model', model)])
  }
  for (const make of makes.filter(canStandAlone)) learn(make, [name('make', make)])
  for (const model of [...models].filter(canStandAlone)) learn(model, [name('model', model)])
  for (const [nickname, called] of Object.entries(nicknames)) {
    if (makes.includes(called)) learn(nickname, [name('make', called)])
    if (models.has(called)) learn(nickname, [name('model', called)])
  }
  for (const make of makesOfAustralia.filter(canStandAlone)) learn(make, [name('make', make)])
}

function name(facet: VehicleFacet, value: string): Choice {
  return { facet, values: [value], isName: true }
}

/** A Mazda is a “3” only beside its make; an “X5” and an “i30” are nothing else. */
function canStandAlone(called: string) {
  const key = keyOf(tokensOf(called))
  if (ordinaryNames.has(key) || isGrammar(called.toLowerCase())) return false
  return /[a-z]/.test(key) && (key.length > 2 || /\d/.test(key))
}

function longestFirst(one: string, other: string) {
  return other.length - one.length
}

function spellingsOf(phrases: ReadonlyMap<string, unknown>) {
  const words = [...phrases.keys()].filter((key) => /^[a-z]{5,}$/.test(key))
  return Map.groupBy(words, (word) => word.charAt(0))
}
