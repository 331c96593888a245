import type { WantedSlot } from '#data/appointments.ts'
import { requestedSlot, type SlotRefusal, slotRefusals } from '#domain/appointments/slot-refusal.ts'
import { type SlotSource, type SlotQuery, requestedPlan, takenTimes } from './offer-appointments.ts'

export type SlotResult =
  | { outcome: 'free'; slot: WantedSlot }
  | { outcome: 'refused'; reason: SlotRefusal; message: string }

/**
 * Whether a time that a customer chose can be booked: as the form sends it, a moment such as `2026-03-09T23:30:00.000Z`.
 * Somebody else may still be quicker, so it is theirs only when it has been taken.
 */
export async function requestSlot(
  wish: SlotQuery & { startsAt: string },
  dealership: SlotSource,
): Promise<SlotResult> {
  const found = requestedPlan(wish, dealership)
  const startsAt = new Date(wish.startsAt)
  if (!found || Number.isNaN(startsAt.getTime())) return refused('not offered')

  const { plan, place } = found
  const now = dealership.now()
  // What is taken is asked for a time that is offered, and not for one that no database can count to.
  const offered = requestedSlot(plan, startsAt, { taken: nothing, now })
  if ('refusal' in offered) return refused(offered.refusal)
  const { endsAt } = offered.slot
  const taken = await takenTimes(wish, { from: startsAt, until: endsAt }, dealership)
  const answer = requestedSlot(plan, startsAt, { taken, now })
  if ('refusal' in answer) return refused(answer.refusal)
  const { kind, carId = null } = wish
  const slot = { kind, locationId: place.id, carId, startsAt, endsAt, capacity: plan.capacity }
  return { outcome: 'free', slot }
}

const nothing = { seats: [], car: [] }

export function refused(reason: SlotRefusal): Extract<SlotResult, { outcome: 'refused' }> {
  return { outcome: 'refused', reason, message: slotRefusals[reason] }
}
