/**
 * The search port. Pages and filters use only this, and engines implement it.
 *
 * Three rules make one contract suite fit every engine:
 *  1. A definition is data. Every adapter builds its index or its settings from the same `Collection`.
 *  2. Conditions are a tree, never a string. Each adapter compiles it, so quoting is solved once per adapter
 *     and a visitor’s text can never widen what a tenant sees.
 *  3. Results are ids and counts. Vehicles themselves are read from the database, so a price shown is the price stored.
 */

// ---- definition ---------------------------------------------------------------------------------------------------

export type Collection<F extends string = string, N extends string = string, S extends string = string> = {
  readonly name: string
  /** Increase it to make every adapter rebuild. */
  readonly version: number
  readonly facets: Readonly<Record<F, Facet>>
  readonly numbers: Readonly<Record<N, { readonly integer?: boolean }>>
  /** Searched text, best first: a match in an earlier tier outranks a later one; only tier 0 corrects typos. */
  readonly text: readonly (readonly string[])[]
  /** Fields that identify one thing (stock number, VIN): matched whole or by prefix, never approximately. */
  readonly codes: readonly string[]
  /**
   * Other names for a typed word in the first tier of text. The first list of names that any visible document has counts in
   * addition to the word itself.
   */
  readonly otherNames?: Aliases
  /** Every order ends with the id, so pages are stable on every engine. Missing values come last. */
  readonly sorts: Readonly<Record<S, readonly { readonly by: N; readonly direction: 'asc' | 'desc' }[]>>
}

/** By word, with only its letters and digits: a “Land Cruiser” is `landcruiser`. */
export type Aliases = ReadonlyMap<string, readonly (readonly string[])[]>

export type Facet = {
  /** The maximum number of values that are returned, such as 100 makes. */
  readonly limit: number
  /** Whether a document may have several values (features, categories). */
  readonly many?: boolean
  /** Chosen values: any of them must match (counts then ignore the facet’s own choice), or all of them. */
  readonly match?: 'any' | 'all'
}

// ---- conditions ---------------------------------------------------------------------------------------------------

export type Condition<F extends string = string, N extends string = string> =
  | { readonly is: 'in'; readonly facet: F; readonly values: readonly string[] }
  | { readonly is: 'between'; readonly number: N; readonly min?: number; readonly max?: number }
  | { readonly is: 'all'; readonly of: readonly Condition<F, N>[] }
  | { readonly is: 'any'; readonly of: readonly Condition<F, N>[] }
  | { readonly is: 'not'; readonly of: Condition<F, N> }

/** What this site may show: tenant, dealerships, status, sold window. The server builds it from the site; no request field reaches it. */
export type Scope<F extends string = string, N extends string = string> = {
  readonly tenant: string
  readonly visible: Condition<F, N>
}

// ---- request and answer -------------------------------------------------------------------------------------------

/** The default and the maximum number of ids on a page. */
export const DEFAULT_PAGE_SIZE = 21
export const MAX_PAGE_SIZE = 1000

export type Request<F extends string = string, N extends string = string, S extends string = string> = {
  readonly text?: string
  readonly chosen?: Readonly<Partial<Record<F, readonly string[]>>>
  readonly ranges?: Readonly<Partial<Record<N, { readonly min?: number; readonly max?: number }>>>
  readonly sort?: S | 'relevance'
  /**
   * The order of places, nearest first: documents are in the order in which their value of the facet is in `values` (of
   * several values, the nearest counts), others last, and within a place they have the requested order.
   */
  readonly nearest?: { readonly facet: F; readonly values: readonly string[] }
  readonly page?: number
  readonly size?: number
  /** The facets to count; `find` filters the values themselves ("toy" in the make list). */
  readonly count?: readonly (F | { readonly facet: F; readonly limit?: number; readonly find?: string })[]
  readonly stats?: readonly N[]
}

/** The revision of a missing index. */
export const NO_REVISION = 'none'

export type Answer<F extends string = string, N extends string = string> = {
  readonly ids: readonly string[]
  readonly total: number
  /** false when an engine estimates (Meilisearch beyond maxTotalHits, Typesense sampling): the page says "2,000+" instead of an exact number. */
  readonly exact: boolean
  /** By count, then value. A chosen value is always listed, whatever the limit, even with 0, so that a visitor can remove it. */
  readonly facets: Readonly<
    Partial<
      Record<F, readonly { readonly value: string; readonly count: number; readonly chosen: boolean }[]>
    >
  >
  /** Over everything else chosen, ignoring the number’s own range. null when no document has a value. */
  readonly stats: Readonly<Partial<Record<N, { readonly min: number; readonly max: number } | null>>>
  /** Corrected words: "hilx" -> "hilux". */
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  /** Words of the text that no visible document has, even corrected. While there are any, nothing is found. */
  readonly unmatched: readonly string[]
  /** The state of the index that the answer came from: cache key and ETag. */
  readonly revision: string
}

// ---- the port -----------------------------------------------------------------------------------------------------

export interface SearchIndex<
  F extends string = string,
  N extends string = string,
  S extends string = string,
> {
  search(scope: Scope<F, N>, request: Request<F, N, S>, signal?: AbortSignal): Promise<Answer<F, N>>
}

export type Change = { readonly put: Document } | { readonly remove: string }
export type Document = {
  readonly id: string
  readonly [field: string]: string | number | null | readonly string[]
}

/** Fed by the change log. `position` is the revision. Applying the same batch twice is a no-op. */
export interface SearchWriter {
  position(tenant: string): Promise<bigint>
  apply(tenant: string, changes: readonly Change[], position: bigint): Promise<void>
  /** Resolves when searches see everything up to `position` (at once when embedded, after polling a task when hosted). */
  settled(tenant: string, position: bigint, signal?: AbortSignal): Promise<void>
  /** Builds a new index beside the live one and swaps them in one step. */
  rebuild(tenant: string, documents: AsyncIterable<Document>, position: bigint): Promise<void>
  drop(tenant: string): Promise<void>
}

export interface SearchEngine {
  readonly traits: Traits
  open<F extends string, N extends string, S extends string>(
    collection: Collection<F, N, S>,
  ): Promise<SearchIndex<F, N, S> & SearchWriter>
  /** A short-lived key that can only search inside `scope` (Meilisearch tenant token, Typesense scoped key). Absent when browsers never contact the engine. */
  browserKey?(
    scope: Scope,
    ttlSeconds: number,
  ): Promise<{ readonly host: string; readonly key: string; readonly expires: Date }>
  close(): Promise<void>
}

/** What an engine cannot do exactly. The contract suite loosens a check only where a trait says so. */
type Traits = {
  readonly name: string
  readonly exactCounts: boolean
  readonly deepestHit: number // Infinity, or 1000 (Algolia), maxTotalHits (Meilisearch), 10 000 (OpenSearch)
  readonly typos: 'shared' | 'own' // 'shared': our vocabulary corrects the words first, so text results are identical everywhere
  readonly writes: 'immediate' | 'eventual'
}
