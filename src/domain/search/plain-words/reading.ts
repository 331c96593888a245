import type { SortOrder, VehicleFacet, VehicleRange } from '../vehicle-facets.ts'
import type { Choice, StockVocabulary } from './stock-words.ts'
import type { Token } from './tokens.ts'

/** What a part of a request asks for. */
export type Meaning =
  | ({ kind: 'choose' } & Choice)
  | { kind: 'exclude'; facet: VehicleFacet; values: string[] }
  | { kind: 'limit'; range: VehicleRange; min?: number; max?: number }
  | { kind: 'order'; sort: SortOrder }
  | { kind: 'near'; place: string }
  /** “Looking for”: somebody is asking, and for nothing yet. */
  | { kind: 'wish' }
  /**
   * Something that no filter can say: a feature not wanted, a weight to tow where stock tells none. To search for its
   * words would find just what is not wanted, or the caravan instead of the car.
   */
  | { kind: 'unmet'; words: string }
  /** Understood well enough to know that no filter says it; it stays text as a whole. */
  | { kind: 'text' }

/** How many words were read, and what they mean. */
export type Reading = { length: number; meanings: Meaning[] }

/** Reads what begins at one word of a request, if that is something it knows. */
export type Reader = (tokens: readonly Token[], at: number, words: StockVocabulary) => Reading | null
