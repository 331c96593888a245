/** What a change of a watchlist says. */
export const watchlistNews = {
  saved: 'Car Saved In Watchlist: the car is now available in your watchlist',
  removed: 'Car Removed: the car is no longer in your watchlist',
  full: 'Your watchlist is full. Remove a car first.',
  failed: 'We couldn’t save that car. Please try again in a moment.',
} as const

export type WatchlistNews = keyof typeof watchlistNews

export function isWatchlistNews(text: string): text is WatchlistNews {
  return Object.hasOwn(watchlistNews, text)
}

/** What someone reads who wanted to save a vehicle. */
export function savingNews(outcome: 'saved' | 'full' | 'unknown' | 'not yours' | 'removed'): WatchlistNews {
  return outcome === 'saved' || outcome === 'full' ? outcome : 'failed'
}

/** Failures interrupt, and stay until they are read. */
export function isFailure(news: WatchlistNews): boolean {
  return news === 'full' || news === 'failed'
}
