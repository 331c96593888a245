import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import {
  type Answer,
  type Collection,
  NO_REVISION,
  type Request,
  type Scope,
  type SearchEngine,
  type SearchIndex,
  type SearchWriter,
} from '../port.ts'
import { readWithLookup } from '../text/query-reading.ts'
import { encoded } from './encoding.ts'
import { type Ask, type Result, search } from './search.ts'
import { wordLookup } from './word-lookup.ts'
import { meilisearchWriter } from './writer.ts'

type Address = {
  readonly host: string
  readonly key: string
  /** A prefix for index names, where several installations share a server. */
  readonly prefix?: string
  /** Hits beyond this are neither counted nor reachable. */
  readonly deepestHit?: number
}

/** From here on, counts are treated as approximations; see `approximated`. */
const DEEPEST_HIT = 2000
/** Writes may take long. The caller gives up on a search long before this. */
const REQUEST_MS = 30_000

/**
 * Search with a Meilisearch server. Words are read by the rules that all our engines share and sent as filters, so the
 * server finds, counts and sorts like the embedded engine. The key stays here, and browsers never contact the server.
 */
export function meilisearchEngine({
  host,
  key,
  prefix = 'forecourt',
  deepestHit = DEEPEST_HIT,
}: Address): SearchEngine {
  // A redirect would send the key wherever it points.
  const client = new Meilisearch({
    host,
    apiKey: key,
    timeout: REQUEST_MS,
    requestInit: { redirect: 'error' },
  })
  return {
    traits: { name: 'meilisearch', exactCounts: false, deepestHit, typos: 'shared', writes: 'eventual' },
    async open(collection) {
      return openCollection(collection, { client, prefix, deepestHit })
    },
    async close() {},
  }
}

type Server = { readonly client: Meilisearch; readonly prefix: string; readonly deepestHit: number }

function openCollection<F extends string, N extends string, S extends string>(
  typedCollection: Collection<F, N, S>,
  { client, prefix, deepestHit }: Server,
): SearchIndex<F, N, S> & SearchWriter {
  const collection = typedCollection as Collection
  const words = wordLookup(collection)
  // Another version of the collection has another index.
  const indexUid = (tenant: string) => `${prefix}-${collection.name}-${collection.version}-${uidPart(tenant)}`

  return {
    ...meilisearchWriter(client, collection, indexUid, deepestHit),
    async search(typedScope: Scope<F, N>, typedRequest: Request<F, N, S>, signal) {
      signal?.throwIfAborted()
      const scope = typedScope as Scope
      const request = typedRequest as Request
      const ask = asking(client, indexUid(scope.tenant), signal)
      const reading = await readWithLookup(request.text ?? '', words(scope, ask))
      const { state, ...answer } = await search(ask, collection, scope, request, reading, deepestHit)
      const revision = state ? `${String(state['build'])}-${String(state['position'])}` : NO_REVISION
      return { ...answer, revision } as Answer<F, N>
    },
  }
}

/** An index name may only have letters, digits, dashes and underscores. The id of a site is such a name already. */
function uidPart(tenant: string) {
  return /^[0-9a-f-]{36}$/.test(tenant) ? tenant : encoded(tenant).replaceAll('.', '__')
}

/** A tenant without an index has no documents. */
function asking(client: Meilisearch, indexUid: string, signal: AbortSignal | undefined): Ask {
  return async (queries) => {
    if (queries.length === 0) return []
    try {
      const asked = { queries: queries.map((query) => ({ ...query, indexUid })) }
      const { results } = await client.multiSearch(asked, signal ? { signal } : {})
      return results.map(({ hits, totalHits = 0, facetDistribution = {} }): Result => ({
        hits,
        totalHits,
        counts: facetDistribution,
      }))
    } catch (error) {
      if (!isMissingIndex(error)) throw error
      return queries.map(() => ({ hits: [], totalHits: 0, counts: {} }))
    }
  }
}

function isMissingIndex(error: unknown) {
  return error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found'
}
