/** What the toasts say when a watchlist changes. */
export const watchlistToasts = {
  saved: 'Car Saved In Watchlist: the car is now available in your watchlist',
  removed: 'Car Removed: the car is no longer in your watchlist',
  full: 'Your watchlist is full. Remove a car first.',
  failed: 'We couldn’t save that car. Please try again in a moment.',
} as const

export type WatchlistToast = keyof typeof watchlistToasts

export function isWatchlistToast(text: string): text is WatchlistToast {
  return Object.hasOwn(watchlistToasts, text)
}

/** The toast for someone who wanted to save a vehicle. */
export function savingToast(outcome: 'saved' | 'full' | 'unknown' | 'not yours' | 'removed'): WatchlistToast {
  return outcome === 'saved' || outcome === 'full' ? outcome : 'failed'
}

/** Failures interrupt, and stay until they are read. */
export function isFailure(toast: WatchlistToast): boolean {
  return toast === 'full' || toast === 'failed'
}
