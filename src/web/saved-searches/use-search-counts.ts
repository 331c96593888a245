import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { storedSearch } from '#domain/search/stored-search.ts'
import type { SavedSearch } from '#domain/search/saved-searches.ts'

/** The number of vehicles a search finds, and how many are new since the visitor last saw it. */
export type Count = { total: number; added: number }

/** The loaded counts of the saved searches, by their API query. */
export function useSearchCounts(saved: readonly SavedSearch[]): ReadonlyMap<string, Count> {
  const [counts, setCounts] = useState<ReadonlyMap<string, Count>>(new Map())
  const queries = saved.map(countQuery).join('\n')

  useEffect(() => {
    const controller = new AbortController()
    for (const query of queries.split('\n').filter(Boolean)) {
      void fetchCount(query, controller.signal).then((count) => {
        if (count) setCounts((known) => new Map(known).set(query, count))
      })
    }
    return () => controller.abort()
  }, [queries])

  return counts
}

/** The API query for a search's counts. */
export function countQuery({ search, seenAt }: SavedSearch): string {
  const [, parameters] = storedSearch(search)?.split('?') ?? []
  return `${parameters}&created_since=${seenAt}`
}

async function fetchCount(query: string, signal: AbortSignal): Promise<Count | null> {
  try {
    const response = await fetch(`${href('/api/search/count')}?${query}`, { signal })
    if (!response.ok) return null
    const { total, created_since: added } = (await response.json()) as {
      total: number
      created_since: number
    }
    return { total, added }
  } catch {
    return null
  }
}
