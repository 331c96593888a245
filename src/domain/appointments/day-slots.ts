import { type SpecialHours, specialHoursOn } from '../locations/hours/special-hours.ts'
import { clockAfter, momentAt, type WallClock } from '../shared/wall-clock.ts'
import type { AppointmentPlan, BlockedPeriod } from './appointment-plan.ts'
import { publicHolidayName } from './public-holidays.ts'

/** A slot in local time and as instants. */
export type Slot = { clock: WallClock; startsAt: Date; endsAt: Date }

/** The slots of one day, whether or not they are still free. */
export function slotsOn(plan: AppointmentPlan, day: string): Slot[] {
  if (plan.holidaysOf !== null && publicHolidayName(plan.holidaysOf, day) !== null) return []
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const starts = plan.weekly
    .filter((period) => period.day === weekday)
    .flatMap((period) => startsIn(period, day, plan))
  return [...new Set(starts)]
    .toSorted()
    .filter((start) =>
      isInside(start, clockAfter(start, plan.lengthMinutes), specialHoursOn(day, plan.special)),
    )
    .filter((start) => !isBlocked(start, clockAfter(start, plan.lengthMinutes), plan.blocked))
    .flatMap((start) => slotAt(start, plan))
}

/** Back-to-back slots that fit into the period. */
function startsIn(
  { opens, closes }: AppointmentPlan['weekly'][number],
  day: string,
  { lengthMinutes }: AppointmentPlan,
): WallClock[] {
  const starts: WallClock[] = []
  for (let start = `${day}T${opens}`; clockAfter(start, lengthMinutes) <= `${day}T${closes}`;) {
    starts.push(start)
    start = clockAfter(start, lengthMinutes)
  }
  return starts
}

/** A day without special hours has its usual ones. */
function isInside(start: WallClock, end: WallClock, special: readonly SpecialHours[]) {
  if (special.length === 0) return true
  const [from, until] = [start.slice(-5), end.slice(-5)]
  return special.some(
    ({ opens, closes }) => opens !== null && closes !== null && opens <= from && until <= closes,
  )
}

/** Dates block whole days, and times block to the minute. */
function isBlocked(start: WallClock, end: WallClock, blocked: readonly BlockedPeriod[]) {
  return blocked.some(({ from, until }) => {
    const first = from.includes('T') ? from : `${from}T00:00`
    const last = until.includes('T') ? until : clockAfter(`${until}T00:00`, 24 * 60)
    return start < last && end > first
  })
}

/** A local time that daylight saving skips has no slot. */
function slotAt(start: WallClock, { timeZone, lengthMinutes }: AppointmentPlan): Slot[] {
  const startsAt = momentAt(timeZone, start)
  return startsAt
    ? [{ clock: start, startsAt, endsAt: new Date(startsAt.getTime() + lengthMinutes * 60_000) }]
    : []
}
