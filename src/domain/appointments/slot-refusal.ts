import { dayIn } from '../shared/day.ts'
import type { AppointmentPlan, Taken } from './appointment-plan.ts'
import { type Slot, slotsOn } from './day-slots.ts'
import { daysAhead, isTooSoon } from './slot-window.ts'
import { slotsLeft } from './slots-left.ts'

export const slotRefusals = {
  taken: 'That time has just been taken. Please choose another.',
  past: 'That time has passed. Please choose another.',
  'too soon': 'That time is too soon for us. Please choose a later one.',
  'too far': 'We don’t take bookings that far ahead yet. Please choose an earlier time.',
  gone: 'This vehicle is no longer for sale. Send this without a time and we’ll help you find another.',
  'not offered': 'We don’t take bookings at that time. Please choose one of the times shown.',
} as const
export type SlotRefusal = keyof typeof slotRefusals

/** The requested slot if it is offered and free, or the reason why it can't be booked. */
export function requestedSlot(
  plan: AppointmentPlan,
  startsAt: Date,
  { taken, now }: { taken: Taken; now: Date },
): { slot: Slot } | { refusal: SlotRefusal } {
  if (startsAt <= now) return { refusal: 'past' }
  const day = dayIn(plan.timeZone, startsAt)
  if (day > (daysAhead(plan, now).at(-1) ?? day)) return { refusal: 'too far' }
  const slot = slotsOn(plan, day).find((one) => one.startsAt.getTime() === startsAt.getTime())
  if (!slot) return { refusal: 'not offered' }
  if (isTooSoon(plan, startsAt, now)) return { refusal: 'too soon' }
  return slotsLeft(plan, slot, taken) === 0 ? { refusal: 'taken' } : { slot }
}
