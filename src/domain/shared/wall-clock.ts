import { dateFormat } from './date-format.ts'

/** The local time of a place: `2026-03-10T09:30`. Two of them compare as text. */
export type WallClock = string

/** The local time in a time zone at a moment. */
export function wallClockAt(timeZone: string, at: Date): WallClock {
  const parts = Object.fromEntries(
    toTheMinute(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`
}

/**
 * The moment of a local time. A repeated hour means the first one; an hour skipped by daylight saving gives `null`.
 */
export function momentAt(timeZone: string, clock: WallClock): Date | null {
  const asIfUtc = Date.parse(`${clock}:00Z`)
  if (Number.isNaN(asIfUtc)) return null
  const [before, after] = offsetsAround(timeZone, Math.floor(asIfUtc / DAY_MS) * DAY_MS)
  if (before === after) return new Date(asIfUtc - before)
  // Daylight saving moves clocks forward, so the larger offset is the earlier of two moments.
  const moments = [Math.max(before, after), Math.min(before, after)].map(
    (offset) => new Date(asIfUtc - offset),
  )
  return moments.find((moment) => wallClockAt(timeZone, moment) === clock) ?? null
}

/** Adds minutes to a local time: `2026-03-10T23:45` plus 30 minutes is `2026-03-11T00:15`. */
export function clockAfter(clock: WallClock, minutes: number): WallClock {
  return new Date(Date.parse(`${clock}:00Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16)
}

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The offsets from UTC on the day before and the day after. They differ only when the clocks change. */
function offsetsAround(timeZone: string, day: number): readonly [before: number, after: number] {
  const key = `${timeZone} ${day}`
  const known = offsets.get(key)
  if (known) return known
  const found = [offsetAt(timeZone, day - DAY_MS), offsetAt(timeZone, day + 2 * DAY_MS)] as const
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, found)
  return found
}

/** The times of one day are requested one after another, so its offsets are cached. */
const offsets = new Map<string, readonly [number, number]>()
const MAX_OFFSETS = 1000

function offsetAt(timeZone: string, at: number) {
  return Date.parse(`${wallClockAt(timeZone, new Date(at))}:00Z`) - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

const toTheMinute = dateFormat('en-CA', {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
