import type { SavedState } from '#domain/watchlist/saved-state.ts'
import type { CarCardData } from '../../cars/card/car-card-data.ts'

/** A saved vehicle as it is today. */
export type WatchlistItem = {
  carId: string
  savedAt: Date
  note: string
  state: SavedState
  /** `null` for a vehicle that the site doesn't know, or no longer shows. */
  title: string | null
  /** `null` once the site no longer shows the vehicle. */
  card: CarCardData | null
  /** By how much it is cheaper than when it was saved; `null` unless it is. */
  dropCents: number | null
}

/** What the site knows of a saved vehicle. The time and the note are stored with the list. */
export type WatchlistCard = Omit<WatchlistItem, 'savedAt' | 'note'>
