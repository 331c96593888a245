import { remembered } from '../../shared/remembered.ts'
import type { VehicleFacet, VehicleRange } from '../vehicle-facets.ts'
import type { SortOrder } from '../sort-orders.ts'
import { learnNames } from '../vocabulary/learn-names.ts'
import { countVehiclesByPhrase } from '../vocabulary/name-counts.ts'
import { valueTerms } from '../vocabulary/value-terms.ts'
import { isBroad, plainColours, synonyms } from './synonyms.ts'
import { phraseKey } from './tokens.ts'

/**
 * Values of one facet that a phrase chooses. `isName`: the phrase names a vehicle. `isBroader`: the stock data is
 * less exact than the phrase, as where a CVT is listed only as an automatic.
 */
export type Choice = { facet: VehicleFacet; values: string[]; isName: boolean; isBroader?: boolean }

/** The current values of a site's stock. */
export type Stock = {
  values: Partial<Record<VehicleFacet, readonly string[]>>
  /** The number of vehicles per value. Without counts, every value counts as common. */
  counts?: Partial<Record<VehicleFacet, ReadonlyMap<string, number>>>
  /** The ranges that have any data. Many feeds leave some out. */
  measured?: ReadonlySet<VehicleRange>
  sorts: readonly SortOrder[]
  /** The range that “$150 a week” limits on this site; `null` when the site has no weekly prices. */
  weeklyRange: Extract<VehicleRange, 'weekly_price' | 'subscription_price'> | null
  /** In the site's time zone. */
  thisYear: () => number
  /** The canonical name of a place; `null` when there is no such place. */
  canonicalPlaceName: (text: string) => string | null
}

/** The stock with the phrases that requests are matched against. */
export type StockVocabulary = Stock & {
  /** The meanings of each phrase. The key is its joined words. */
  phrases: ReadonlyMap<string, readonly Choice[]>
  /** How many vehicles have a phrase in their name. */
  named: ReadonlyMap<string, number>
  /** One-word phrases by first letter, for typing mistakes. */
  spellings: ReadonlyMap<string, readonly string[]>
}

/** A phrase that chooses more values than this does not help a shopper. */
export const MAX_VALUES = 20

/**
 * The vocabulary of a site's stock. Most pages need its values alone, so its phrases are learnt when they are first asked for. That
 * takes some milliseconds, once per state of the stock.
 */
export function stockVocabulary(stock: Stock): StockVocabulary {
  let learnt: Learnt | null = null
  const words = () => (learnt ??= learnWords(stock))
  return {
    ...stock,
    get phrases() {
      return words().phrases
    },
    get named() {
      return words().named
    },
    get spellings() {
      return words().spellings
    },
  }
}

type Learnt = Pick<StockVocabulary, 'phrases' | 'named' | 'spellings'>

function learnWords(stock: Stock): Learnt {
  const phrases = new Map<string, readonly Choice[]>()
  const learn = (phrase: string, choices: readonly Choice[]) => {
    const key = phraseKey(phrase)
    if (key !== '' && !phrases.has(key)) phrases.set(key, choices)
  }
  for (const colour of plainColours) learnKnown(colour, 'colour', [new RegExp(colour)], stock, learn)
  for (const synonym of synonyms) {
    for (const phrase of synonym.phrases) learnKnown(phrase, synonym.facet, synonym.patterns, stock, learn)
  }
  for (const { facet, value } of valueTerms(stock)) learn(value, [{ facet, values: [value], isName: false }])
  learnNames(stock, learn)
  const named = countVehiclesByPhrase(stock.values, (facet, value) => stock.counts?.[facet]?.get(value) ?? 1)
  return { phrases, named, spellings: spellingsOf(phrases) }
}

type Learn = (phrase: string, choices: readonly Choice[]) => void

/** A pattern is skipped when a later one finds this many times more vehicles. */
const FAR_RARER = 0.05

/** A phrase means the values that the first matching pattern finds. */
function learnKnown(phrase: string, facet: VehicleFacet, patterns: RegExp[], stock: Stock, learn: Learn) {
  const known = stock.values[facet] ?? []
  const attempts = patterns
    .map((pattern) => known.filter((value) => pattern.test(facet === 'status' ? value : plainKey(value))))
    .map((values, at) => ({
      values,
      count: vehiclesWith(values, facet, stock),
      isBroader: at > 0 && isBroad(patterns[at]),
    }))
  const most = Math.max(...attempts.map(({ count }) => count))
  const found = attempts.find(({ values, count }) => values.length > 0 && count >= FAR_RARER * most)
  if (!found || found.values.length > MAX_VALUES) return
  const { values, isBroader } = found
  learn(phrase, [{ facet, values, isName: false, ...(isBroader && { isBroader }) }])
}

/** Valuers write the doors before the body: “5D HATCHBACK” is a hatchback. */
const plainKey = remembered((value) => phraseKey(value).replace(/^[2-5](?:d|dr|door)(?=[a-z]{3})/, ''))

function vehiclesWith(values: readonly string[], facet: VehicleFacet, { counts }: Stock) {
  return values.reduce((sum, value) => sum + (counts?.[facet]?.get(value) ?? 1), 0)
}

function spellingsOf(phrases: ReadonlyMap<string, unknown>) {
  const words = [...phrases.keys()].filter((key) => /^[a-z]{5,}$/.test(key))
  return Map.groupBy(words, (word) => word.charAt(0))
}
