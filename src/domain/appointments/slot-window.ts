import { dayIn } from '../shared/day.ts'
import type { AppointmentPlan } from './appointment-plan.ts'

/** From now until the last moment that is offered: what is taken within it has to be known. */
export function offeredRange({ daysAhead: days }: AppointmentPlan, now: Date): { from: Date; until: Date } {
  return { from: now, until: new Date(now.getTime() + (days + 2) * DAY_MS) }
}

/** Whether an appointment would begin sooner than the dealer can be ready. */
export function isTooSoon({ noticeHours }: AppointmentPlan, startsAt: Date, now: Date): boolean {
  return startsAt.getTime() < now.getTime() + noticeHours * HOUR_MS || startsAt <= now
}

/** Today and the days after it on the calendar of the place, as many as are offered. */
export function daysAhead({ timeZone, daysAhead: days }: AppointmentPlan, now: Date): string[] {
  const today = Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`)
  return Array.from({ length: days + 1 }, (_, index) =>
    new Date(today + index * DAY_MS).toISOString().slice(0, 10),
  )
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
