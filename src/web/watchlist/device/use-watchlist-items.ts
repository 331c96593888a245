import { href } from 'react-router'
import { useEffect, useState } from 'react'
import type { Favourite } from '#domain/watchlist/favourites.ts'
import type { WatchlistCard, WatchlistItem } from '../list/watchlist-item.ts'

type Loaded = { ids: readonly string[]; cards: ReadonlyMap<string, WatchlistCard>; failed: boolean }

/** The saved vehicles as they are today. They are fetched each time they are shown. */
export function useWatchlistItems(saved: readonly Favourite[]): {
  state: 'loading' | 'loaded' | 'failed'
  items: WatchlistItem[]
} {
  const [loaded, setLoaded] = useState<Loaded>({ ids: [], cards: new Map(), failed: false })
  const ids = saved.map(({ id }) => id).join(',')
  const times = saved.map(({ savedAt }) => savedAt).join(',')
  // Removing a vehicle or changing a note needs no new request.
  const isKnown = saved.every(({ id }) => loaded.ids.includes(id))

  useEffect(() => {
    if (isKnown) return undefined
    const controller = new AbortController()
    void cardsOf(ids, times, controller.signal).then((cards) => {
      if (controller.signal.aborted) return
      const byId = new Map(cards?.map((card) => [card.carId, card]))
      setLoaded({ ids: ids.split(','), cards: byId, failed: cards === null })
    })
    return () => controller.abort()
  }, [ids, times, isKnown])

  if (!isKnown) return { state: 'loading', items: [] }
  if (loaded.failed) return { state: 'failed', items: [] }
  return { state: 'loaded', items: saved.map((one) => itemOf(one, loaded.cards.get(one.id))) }
}

async function cardsOf(ids: string, times: string, signal: AbortSignal): Promise<WatchlistCard[] | null> {
  try {
    const response = await fetch(`${href('/api/watchlist/cards')}?ids=${ids}&saved=${times}`, { signal })
    return response.ok ? ((await response.json()) as { items: WatchlistCard[] }).items : null
  } catch {
    return null
  }
}

/** A vehicle that the site no longer knows still has its stored name. */
function itemOf({ id, name, savedAt, note }: Favourite, card: WatchlistCard | undefined): WatchlistItem {
  return {
    carId: id,
    state: 'gone',
    card: null,
    dropCents: null,
    ...card,
    title: card?.title ?? name,
    savedAt: new Date(savedAt * 1000),
    note,
  }
}
