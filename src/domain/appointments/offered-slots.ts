import type { AppointmentPlan, Taken } from './appointment-plan.ts'
import { formatDayWithWeekday, formatClockTime } from './format-appointment-time.ts'
import { slotsOn } from './day-slots.ts'
import { daysAhead, isTooSoon } from './slot-window.ts'
import { slotsLeft } from './slots-left.ts'

type OfferedSlot = { startsAt: string; label: string; left: number }
export type OfferedDay = { day: string; label: string; slots: OfferedSlot[] }

/** The free times, by day. Days without a free time are left out. */
export function offeredSlots(plan: AppointmentPlan, taken: Taken, now: Date): OfferedDay[] {
  return daysAhead(plan, now).flatMap((day) => {
    const slots = slotsOn(plan, day).flatMap((slot) => {
      const left = slotsLeft(plan, slot, taken)
      return left === 0 || isTooSoon(plan, slot.startsAt, now)
        ? []
        : { startsAt: slot.startsAt.toISOString(), label: formatClockTime(slot.clock), left }
    })
    return slots.length === 0 ? [] : { day, label: formatDayWithWeekday(day), slots }
  })
}
