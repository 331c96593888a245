import { useEffect, useState } from 'react'
import { storedSearch } from '#domain/search/stored-search.ts'
import type { SavedSearch } from '#domain/search/saved-searches.ts'

/** The number of vehicles a search finds, and how many are new since the visitor last saw it. */
export type Count = { total: number; fresh: number }

/** The loaded counts of the saved searches, by their API query. */
export function useCounts(saved: readonly SavedSearch[]): ReadonlyMap<string, Count> {
  const [counts, setCounts] = useState<ReadonlyMap<string, Count>>(new Map())
  const asked = saved.map(questionOf).join('\n')

  useEffect(() => {
    const asking = new AbortController()
    for (const question of asked.split('\n').filter(Boolean)) {
      void countNow(question, asking.signal).then((count) => {
        if (count) setCounts((known) => new Map(known).set(question, count))
      })
    }
    return () => asking.abort()
  }, [asked])

  return counts
}

/** The API query for a search's counts. */
export function questionOf({ search, seenAt }: SavedSearch): string {
  const [, parameters] = storedSearch(search)?.split('?') ?? []
  return `${parameters}&created_since=${seenAt}`
}

async function countNow(question: string, signal: AbortSignal): Promise<Count | null> {
  try {
    const answer = await fetch(`/api/search/count?${question}`, { signal })
    if (!answer.ok) return null
    const { total, created_since: fresh } = (await answer.json()) as { total: number; created_since: number }
    return { total, fresh }
  } catch {
    return null
  }
}
