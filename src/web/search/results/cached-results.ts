import { isRouteErrorResponse } from 'react-router'
import { previousResults, type ShownResults } from './previous-results.ts'
import type { SearchPageData } from '../search-page-data.server.ts'

/** Somebody who goes back and forth sees what they saw; the oldest of more than these is let go. */
const MOST_KEPT = 10
/** Vehicles are sold and reserved meanwhile. */
const KEPT_MS = 30_000

const kept = new Map<string, { results: SearchPageData; at: number }>()
let shownLast: SearchPageData | null = null

/** Notes what the visitor is looking at. */
export function rememberShown(results: ShownResults): void {
  shownLast = results
}

/** The results at an address: those just seen, or else new ones. When there are none to be had, the last stay. */
export async function cachedResults(
  { url, signal }: Request,
  ask: () => Promise<SearchPageData>,
): Promise<ShownResults> {
  const known = kept.get(url)
  if (known && Date.now() - known.at < KEPT_MS) return known.results
  try {
    const results = await ask()
    keep(url, results)
    return results
  } catch (failure) {
    if (signal.aborted || isAnswer(failure) || shownLast === null) throw failure
    return previousResults(shownLast, url)
  }
}

function keep(url: string, results: SearchPageData) {
  kept.delete(url)
  kept.set(url, { results, at: Date.now() })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** The server did answer: it leads elsewhere, or there is no such page. */
function isAnswer(failure: unknown) {
  return failure instanceof Response || (isRouteErrorResponse(failure) && failure.status === 404)
}
