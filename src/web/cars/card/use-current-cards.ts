import { href } from 'react-router'
import { useEffect, useState } from 'react'
import type { CarCardData } from './car-card-data.ts'

type Loaded = { ids: readonly string[]; cards: readonly CarCardData[]; failed: boolean }

/** Current cards for stored ids. They are fetched each time they are shown, so that prices are never out of date. */
export function useCurrentCards(ids: readonly string[]): {
  state: 'loading' | 'loaded' | 'failed'
  cards: readonly CarCardData[]
} {
  const [loaded, setLoaded] = useState<Loaded>({ ids: [], cards: [], failed: false })
  const wanted = ids.join(',')
  // Removing an id needs no new request.
  const isKnown = ids.every((id) => loaded.ids.includes(id))

  useEffect(() => {
    if (isKnown) return undefined
    const controller = new AbortController()
    void cardsOf(wanted, controller.signal).then((cards) => {
      if (!controller.signal.aborted)
        setLoaded({ ids: wanted.split(','), cards: cards ?? [], failed: cards === null })
    })
    return () => controller.abort()
  }, [wanted, isKnown])

  if (!isKnown) return { state: 'loading', cards: [] }
  if (loaded.failed) return { state: 'failed', cards: [] }
  return { state: 'loaded', cards: loaded.cards.filter((card) => ids.includes(card.id)) }
}

async function cardsOf(ids: string, signal: AbortSignal): Promise<CarCardData[] | null> {
  try {
    const response = await fetch(`${href('/api/cars')}?ids=${ids}`, { signal })
    return response.ok ? ((await response.json()) as { cards: CarCardData[] }).cards : null
  } catch {
    return null
  }
}
