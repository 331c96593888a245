import { isRouteErrorResponse } from 'react-router'
import { previousResults, type ShownResults } from './previous-results.ts'
import type { SearchPageData } from '../search-page-data.server.ts'

/** Going back and forward shows the same results. Beyond this number the oldest are dropped. */
const MAX_CACHED = 10
/** Short, because vehicles sell and get reserved in the meantime. */
const CACHE_MS = 30_000

const cache = new Map<string, { results: SearchPageData; at: number }>()
let shownLast: SearchPageData | null = null

/** Remembers the results on the screen. */
export function rememberShown(results: ShownResults): void {
  shownLast = results
}

/** The results at an address: cached ones, or else new ones. If the request fails, the last results stay. */
export async function cachedResults(
  { url, signal }: Request,
  load: () => Promise<SearchPageData>,
): Promise<ShownResults> {
  const cached = cache.get(url)
  if (cached && Date.now() - cached.at < CACHE_MS) return cached.results
  try {
    const results = await load()
    store(url, results)
    return results
  } catch (failure) {
    if (signal.aborted || isServerResponse(failure) || shownLast === null) throw failure
    return previousResults(shownLast, url)
  }
}

function store(url: string, results: SearchPageData) {
  cache.delete(url)
  cache.set(url, { results, at: Date.now() })
  const [oldest] = cache.keys()
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest)
}

/** The server did respond, with a redirect or a 404. */
function isServerResponse(failure: unknown) {
  return failure instanceof Response || (isRouteErrorResponse(failure) && failure.status === 404)
}
