import type { VehicleFacet, VehicleRange } from '../vehicle-facets.ts'
import type { SortOrder } from '../sort-orders.ts'
import type { Choice, StockVocabulary } from './stock-vocabulary.ts'
import type { Token } from './tokens.ts'

/** The meaning of one part of a request. */
export type Meaning =
  | ({ kind: 'choose' } & Choice)
  | { kind: 'exclude'; facet: VehicleFacet; values: string[] }
  | { kind: 'limit'; range: VehicleRange; min?: number; max?: number }
  | { kind: 'order'; sort: SortOrder }
  | { kind: 'near'; place: string }
  /** A phrase such as “looking for”, which filters nothing. */
  | { kind: 'request' }
  /**
   * No filter can express this, such as a feature not wanted or a towing weight without data. A text search for its
   * words would find just what is not wanted, or the caravan and not the car.
   */
  | { kind: 'unmet'; words: string }
  /** Recognised, but no filter expresses it; it stays text as a whole. */
  | { kind: 'text' }

/** The number of tokens read, and their meanings. */
export type Reading = { length: number; meanings: Meaning[] }

/** Reads a phrase at a position; `null` when it doesn't recognise one. */
export type Reader = (tokens: readonly Token[], at: number, vocabulary: StockVocabulary) => Reading | null
