import type { SortOrder, VehicleFacet, VehicleRange } from '../vehicle-facets.ts'
import { learnNames } from '../vocabulary/name-words.ts'
import { vehiclesNamed } from '../vocabulary/name-counts.ts'
import { valueWords } from '../vocabulary/value-words.ts'
import { isBroad, plainColours, synonyms } from './synonyms.ts'
import { keyOf, tokensOf } from './tokens.ts'

/**
 * A choice of values of one thing. A name is what a vehicle is called, rather than what it is like. `isBroader`: stock does
 * not tell so closely, as where a CVT is just an automatic.
 */
export type Choice = { facet: VehicleFacet; values: string[]; isName: boolean; isBroader?: boolean }

/** What one site has at this moment, in its own words. */
export type Stock = {
  values: Partial<Record<VehicleFacet, readonly string[]>>
  /** How many vehicles have which value. Where nobody counted, all are taken as common. */
  counts?: Partial<Record<VehicleFacet, ReadonlyMap<string, number>>>
  /** What of vehicles is measured at all, of what many feeds leave out. */
  measured?: ReadonlySet<VehicleRange>
  sorts: readonly SortOrder[]
  /** What “$150 a week” is a limit of on this site; `null` when nothing there is paid by the week. */
  weekly: Extract<VehicleRange, 'weekly_price' | 'subscription_price'> | null
  /** By the calendar of the site. */
  thisYear: () => number
  /** A place as it can be asked for again, or `null` when there is none of that name. */
  placeCalled: (text: string) => string | null
}

/** The same, ready for requests to be held against. */
export type StockVocabulary = Stock & {
  /** What each phrase means, its words joined. */
  phrases: ReadonlyMap<string, readonly Choice[]>
  /** How many vehicles have which phrase in their name. */
  named: ReadonlyMap<string, number>
  /** Phrases that are one word, by first letter: the ones a typing mistake can be made in. */
  spellings: ReadonlyMap<string, readonly string[]>
}

/** A phrase that would choose more than these is no help to a shopper. */
export const MOST_VALUES = 20

/** Learns the words of a site’s stock. It takes some milliseconds, so it is done once for each state of the stock. */
export function stockVocabulary(stock: Stock): StockVocabulary {
  const phrases = new Map<string, readonly Choice[]>()
  const learn = (said: string, choices: readonly Choice[]) => {
    const key = keyOf(tokensOf(said))
    if (key !== '' && !phrases.has(key)) phrases.set(key, choices)
  }
  for (const colour of plainColours) learnKnown(colour, 'colour', [new RegExp(colour)], stock, learn)
  for (const { facet, said, means } of synonyms) {
    for (const phrase of said) learnKnown(phrase, facet, means, stock, learn)
  }
  for (const { facet, value } of valueWords(stock)) learn(value, [{ facet, values: [value], isName: false }])
  learnNames(stock, learn)
  const named = vehiclesNamed(stock.values, (facet, value) => stock.counts?.[facet]?.get(value) ?? 1)
  return { ...stock, phrases, named, spellings: spellingsOf(phrases) }
}

type Learn = (said: string, choices: readonly Choice[]) => void

/** What a pattern finds is passed over where the next one finds so many times more vehicles. */
const FAR_RARER = 0.05

/** A phrase means what the first pattern finds among the values that there are. */
function learnKnown(said: string, facet: VehicleFacet, means: RegExp[], stock: Stock, learn: Learn) {
  const known = stock.values[facet] ?? []
  const attempts = means
    .map((pattern) => known.filter((value) => pattern.test(facet === 'status' ? value : plainKey(value))))
    .map((values, at) => ({
      values,
      count: vehiclesWith(values, facet, stock),
      isBroader: at > 0 && isBroad(means[at]),
    }))
  const most = Math.max(...attempts.map(({ count }) => count))
  const found = attempts.find(({ values, count }) => values.length > 0 && count >= FAR_RARER * most)
  if (!found || found.values.length > MOST_VALUES) return
  const { values, isBroader } = found
  learn(said, [{ facet, values, isName: false, ...(isBroader && { isBroader }) }])
}

/** Valuers write the doors before the body: a “5D HATCHBACK” is a hatchback. */
function plainKey(value: string) {
  return keyOf(tokensOf(value)).replace(/^[2-5](?:d|dr|door)(?=[a-z]{3})/, '')
}

function vehiclesWith(values: readonly string[], facet: VehicleFacet, { counts }: Stock) {
  return values.reduce((sum, value) => sum + (counts?.[facet]?.get(value) ?? 1), 0)
}

function spellingsOf(phrases: ReadonlyMap<string, unknown>) {
  const words = [...phrases.keys()].filter((key) => /^[a-z]{5,}$/.test(key))
  return Map.groupBy(words, (word) => word.charAt(0))
}
