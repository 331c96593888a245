import type { SpecialHours } from '../locations/hours/special-hours.ts'

export const appointmentKinds = ['test-drive', 'service'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** When a location takes appointments of one kind, and how many at a time. */
export type AppointmentPlan = {
  timeZone: string
  /** The state whose public holidays are days off; `null` where the location opens on holidays. */
  holidaysOf: string | null
  /** Times of day such as `08:30`. A day can have several periods. Day 0 is Sunday. */
  weekly: readonly { day: number; opens: string; closes: string }[]
  lengthMinutes: number
  /** How many customers at a time. */
  capacity: number
  /** How many hours ahead a customer must book. */
  noticeHours: number
  daysAhead: number
  blocked: readonly BlockedPeriod[]
  /** Days with other hours than usual. Nobody is there outside them. */
  special: readonly SpecialHours[]
}

/**
 * Whole days, such as `2026-12-24` up to and including `2027-01-03`, or a period between two times such as
 * `2026-12-24T12:00`.
 */
export type BlockedPeriod = { from: string; until: string; reason: string }

/** A booked time, which blocks others. */
export type TakenTime = { startsAt: Date; endsAt: Date }
export type TakenSeat = TakenTime & { seat: number }
/** Booked seats at the location, and the times when the vehicle is out. */
export type Taken = { seats: readonly TakenSeat[]; car: readonly TakenTime[] }
