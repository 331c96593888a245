import { wallClockAt } from '../../shared/wall-clock.ts'
import { formatTime } from '../opening-hours.ts'
import { dayAfter, type Hours, hoursOn } from './hours-on.ts'
import { monthDay, weekdayName } from './day-names.ts'

export type OpenStatus = { isOpen: boolean; text: string }

/** A location that opens later than this is closed for longer, which its special hours explain. */
const DAYS_AHEAD = 21

/**
 * Whether a location is open by its own clocks, and when that changes. `null` where its hours are unknown, or when it stays
 * closed for weeks.
 */
export function openStatus(
  hours: Hours,
  { timeZone, now }: { timeZone: string; now: Date },
): OpenStatus | null {
  if (hours.weekly.length === 0) return null
  const [today = '', time = ''] = wallClockAt(timeZone, now).split('T')
  const { periods, special } = hoursOn(today, hours)
  const current = periods.find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { isOpen: true, text: `Open now, closes at ${formatTime(current.closes)}` }

  const next = nextOpening(today, time, hours)
  if (!next) return null
  const closed = special !== null && periods.length === 0 ? `Closed for ${special}` : 'Closed now'
  return { isOpen: false, text: `${closed}, opens ${when(next)}` }
}

function nextOpening(today: string, time: string, hours: Hours) {
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const day = dayAfter(today, ahead)
    const period = hoursOn(day, hours).periods.find(({ opens }) => ahead > 0 || opens > time)
    if (period) return { day, ahead, opens: period.opens }
  }
  return null
}

function when({ day, ahead, opens }: { day: string; ahead: number; opens: string }) {
  const at = `at ${formatTime(opens)}`
  if (ahead === 0) return at
  if (ahead === 1) return `${at} tomorrow`
  return ahead < 7 ? `${at} on ${weekdayName(day)}` : `${at} on ${weekdayName(day)} ${monthDay(day)}`
}
