import { dayIn } from '../shared/day.ts'
import type { AppointmentPlan, Taken } from './appointment-plan.ts'
import { type Slot, slotsOn } from './day-slots.ts'
import { daysAhead, isTooSoon } from './slot-window.ts'
import { slotsLeft } from './slots-left.ts'

export const slotRefusals = {
  taken: 'That time has just been taken. Please choose another.',
  past: 'That time has passed. Please choose another.',
  'too soon': 'That time is too soon for us to be ready. Please choose a later one.',
  'too far': 'We do not take appointments that far ahead yet. Please choose an earlier time.',
  gone: 'This vehicle is no longer for sale. Send this without a time and we’ll help you find another.',
  'not offered': 'We do not take appointments at that time. Please choose one of the times shown.',
} as const
export type SlotRefusal = keyof typeof slotRefusals

/** The time that was asked for, if the dealer offers it and it is free, or why it cannot be had. */
export function requestedSlot(
  plan: AppointmentPlan,
  asked: Date,
  { taken, now }: { taken: Taken; now: Date },
): { slot: Slot } | { refusal: SlotRefusal } {
  if (asked <= now) return { refusal: 'past' }
  const day = dayIn(plan.timeZone, asked)
  if (day > (daysAhead(plan, now).at(-1) ?? day)) return { refusal: 'too far' }
  const slot = slotsOn(plan, day).find(({ startsAt }) => startsAt.getTime() === asked.getTime())
  if (!slot) return { refusal: 'not offered' }
  if (isTooSoon(plan, asked, now)) return { refusal: 'too soon' }
  return slotsLeft(plan, slot, taken) === 0 ? { refusal: 'taken' } : { slot }
}
