import type { OpeningHours } from '../opening-hours.ts'
import { type SpecialHours, specialHoursOn } from './special-hours.ts'

type Period = { opens: string; closes: string }

/** The hours of a location: of every week, and of its special days. */
export type Hours = { weekly: readonly OpeningHours[]; special: readonly SpecialHours[] }

export type HoursOfDay = {
  /** The name of a special day, such as Christmas Day. */
  special: string | null
  /** In order; empty when it is closed. */
  periods: Period[]
}

/** When a location is open on a day, such as `2026-12-25`. */
export function hoursOn(day: string, { weekly, special }: Hours): HoursOfDay {
  const specialHours = specialHoursOn(day, special)
  const [first] = specialHours
  const periods = first
    ? specialHours.flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : []))
    : weekly.filter((period) => period.day === weekdayOf(day))
  return {
    special: first?.name ?? null,
    periods: periods
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((one, other) => one.opens.localeCompare(other.opens)),
  }
}

/** 0 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

const DAY_MS = 24 * 60 * 60 * 1000
