import { dayIn } from '../shared/day.ts'
import type { AppointmentPlan } from './appointment-plan.ts'

/** The period from now to the last offered time, for looking up bookings. */
export function offeredRange({ daysAhead: days }: AppointmentPlan, now: Date): { from: Date; until: Date } {
  return { from: now, until: new Date(now.getTime() + (days + 2) * DAY_MS) }
}

/** Whether an appointment would start within the dealer's notice period. */
export function isTooSoon({ noticeHours }: AppointmentPlan, startsAt: Date, now: Date): boolean {
  return startsAt.getTime() < now.getTime() + noticeHours * HOUR_MS || startsAt <= now
}

/** Today and the following bookable days, in the location's time zone. */
export function daysAhead({ timeZone, daysAhead: days }: AppointmentPlan, now: Date): string[] {
  const today = Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`)
  return Array.from({ length: days + 1 }, (_, index) =>
    new Date(today + index * DAY_MS).toISOString().slice(0, 10),
  )
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
