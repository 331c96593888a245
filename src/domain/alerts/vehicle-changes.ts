import { wholeDollars } from '../shared/money.ts'
import type { WatchlistKind } from './alert-kinds.ts'
import type { VehicleState } from './vehicle-state.ts'

/** What happened to a vehicle between two of its states. */
export type VehicleChanges = {
  /** What those who saved it may want to know. */
  watchlist: WatchlistKind[]
  /** Whether it is newly for sale, so that it may match a saved search. */
  isNew: boolean
}

/** Compares a vehicle with what `stateToCompare` kept of it; `null` when it has not been seen yet. */
export function vehicleChanges(before: VehicleState | null, now: VehicleState): VehicleChanges {
  if (!now.isOnSale) return { watchlist: [], isNew: false }
  if (before === null) return { watchlist: [], isNew: true }
  if (!before.isOnSale)
    return { watchlist: now.isReserved ? [] : ['back-in-stock'], isNew: !before.isReserved }
  if (now.isReserved) return { watchlist: [], isNew: false }
  const watchlist: WatchlistKind[] = []
  if (isCheaper(now, before)) watchlist.push('price-drop')
  if (before.isReserved) watchlist.push('hold-ended')
  return { watchlist, isNew: false }
}

/**
 * What to compare a vehicle with the next time. Nobody hears of a vehicle on hold, so its earlier price stays until the hold
 * ends, and so does that it was not for sale before.
 */
export function stateToCompare(before: VehicleState | null, now: VehicleState): VehicleState {
  if (!now.isOnSale) return { ...now, isReserved: false }
  return before !== null && now.isReserved ? { ...before, isReserved: true } : now
}

/** Whether what a customer is about to be told still holds. A price may have risen again, and a vehicle been sold. */
export function stillHolds(
  kind: WatchlistKind | 'new-match',
  before: Pick<VehicleState, 'priceCents' | 'priceKind'>,
  now: VehicleState,
): boolean {
  if (!now.isOnSale) return false
  if (kind === 'new-match') return true
  if (now.isReserved) return false
  return kind !== 'price-drop' || isCheaper(now, before)
}

type Price = Pick<VehicleState, 'priceCents' | 'priceKind'>

/** In the whole dollars that shoppers see, and only if both prices include the same. */
function isCheaper(now: Price, before: Price) {
  if (now.priceCents === null || before.priceCents === null || now.priceKind !== before.priceKind)
    return false
  return wholeDollars(now.priceCents) < wholeDollars(before.priceCents)
}
