import type { WatchlistFind } from '#data/customers/keep-alert-finds.ts'
import type { AlertTurn } from '#data/customers/alert-turns.ts'
import { stateToCompare, vehicleChanges } from '#domain/alerts/vehicle-changes.ts'
import { isSameState, vehicleState, type VehicleState } from '#domain/alerts/vehicle-state.ts'
import type { Car } from '#domain/cars/car.ts'
import { pacing } from '#search/embedded/pacing.ts'
import type { Document } from '#search/port.ts'
import { vehicleDocument } from '#search/vehicle-document.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What has happened to a site’s vehicles since they were last compared. */
export type Comparison = {
  watchlist: WatchlistFind[]
  /** The search documents of vehicles that are newly for sale. */
  added: Document[]
  vehicles: number
}

/** Compares vehicles with what was last kept of them, and stores what to compare them with next. */
export async function compareVehicles(
  batches: AsyncIterable<Car[]>,
  turn: Pick<AlertTurn, 'states' | 'keepStates'>,
  { site, now }: Pick<Dealership, 'site' | 'now'>,
  signal?: AbortSignal,
): Promise<Comparison> {
  const comparison: Comparison = { watchlist: [], added: [], vehicles: 0 }
  const { pause } = pacing()
  const at = now()
  for await (const cars of batches) {
    const before = await turn.states(cars.map(({ id }) => id))
    const changed = new Map<string, VehicleState>()
    for (const car of cars) {
      await pause()
      signal?.throwIfAborted()
      const last = before.get(car.id) ?? null
      const state = vehicleState(car, site, at)
      const kept = stateToCompare(last, state)
      if (last && isSameState(last, kept)) continue
      changed.set(car.id, kept)
      const { watchlist, isNew } = vehicleChanges(last, state)
      const { priceCents, priceKind } = last ?? state
      comparison.watchlist.push(...watchlist.map((kind) => ({ kind, carId: car.id, priceCents, priceKind })))
      const document = isNew ? vehicleDocument(car, site, at) : null
      if (document) comparison.added.push(document)
    }
    await turn.keepStates(changed)
    comparison.vehicles += cars.length
  }
  return comparison
}
