import { useEffect, useState } from 'react'
import type { CarCardData } from './car-card-data.ts'

type Asked = { ids: readonly string[]; cards: readonly CarCardData[]; failed: boolean }

/** Current cards for stored ids. They are fetched each time they are shown, so that prices are never out of date. */
export function useCurrentCards(ids: readonly string[]): {
  state: 'asking' | 'known' | 'failed'
  cards: readonly CarCardData[]
} {
  const [asked, setAsked] = useState<Asked>({ ids: [], cards: [], failed: false })
  const wanted = ids.join(',')
  // Removing an id needs no new request.
  const isKnown = ids.every((id) => asked.ids.includes(id))

  useEffect(() => {
    if (isKnown) return undefined
    const asking = new AbortController()
    void cardsOf(wanted, asking.signal).then((cards) => {
      if (!asking.signal.aborted)
        setAsked({ ids: wanted.split(','), cards: cards ?? [], failed: cards === null })
    })
    return () => asking.abort()
  }, [wanted, isKnown])

  if (!isKnown) return { state: 'asking', cards: [] }
  if (asked.failed) return { state: 'failed', cards: [] }
  return { state: 'known', cards: asked.cards.filter((card) => ids.includes(card.id)) }
}

async function cardsOf(ids: string, signal: AbortSignal): Promise<CarCardData[] | null> {
  try {
    const answer = await fetch(`/api/cars?ids=${ids}`, { signal })
    return answer.ok ? ((await answer.json()) as { cards: CarCardData[] }).cards : null
  } catch {
    return null
  }
}
