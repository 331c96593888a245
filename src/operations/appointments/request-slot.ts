import type { WantedSlot } from '#data/appointments.ts'
import { requestedSlot, type SlotRefusal, slotRefusals } from '#domain/appointments/slot-refusal.ts'
import { type SlotSource, type SlotQuery, requestedPlan, takenTimes } from './offer-appointments.ts'

export type SlotResult =
  | { outcome: 'free'; slot: WantedSlot }
  | { outcome: 'refused'; reason: SlotRefusal; message: string }

/**
 * Checks whether a chosen time can be booked. The form sends an ISO timestamp such as
 * `2026-03-09T23:30:00.000Z`. Another customer may still be faster, so the slot is only theirs once it is
 * stored.
 */
export async function requestSlot(
  query: SlotQuery & { startsAt: string },
  dealership: SlotSource,
): Promise<SlotResult> {
  const requested = requestedPlan(query, dealership)
  const startsAt = new Date(query.startsAt)
  if (!requested || Number.isNaN(startsAt.getTime())) return refused('not offered')

  const { plan, place } = requested
  const now = dealership.now()
  // Bookings are looked up only for an offered time, which also keeps dates that no database can store out of
  // the query.
  const offered = requestedSlot(plan, startsAt, { taken: nothingTaken, now })
  if ('refusal' in offered) return refused(offered.refusal)
  const { endsAt } = offered.slot
  const taken = await takenTimes(query, { from: startsAt, until: endsAt }, dealership)
  const result = requestedSlot(plan, startsAt, { taken, now })
  if ('refusal' in result) return refused(result.refusal)
  const { kind, carId = null } = query
  const slot = { kind, locationId: place.id, carId, startsAt, endsAt, capacity: plan.capacity }
  return { outcome: 'free', slot }
}

const nothingTaken = { seats: [], car: [] }

export function refused(reason: SlotRefusal): Extract<SlotResult, { outcome: 'refused' }> {
  return { outcome: 'refused', reason, message: slotRefusals[reason] }
}
