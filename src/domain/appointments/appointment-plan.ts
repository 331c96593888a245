export const appointmentKinds = ['test-drive', 'service'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** When a place takes appointments of one kind, and how many at a time. */
export type AppointmentPlan = {
  timeZone: string
  /** Whose public holidays are kept; `null` where work goes on. */
  holidaysOf: string | null
  /** Times of day such as `08:30`; several periods a day are fine. 0 is Sunday. */
  weekly: readonly { day: number; opens: string; closes: string }[]
  lengthMinutes: number
  /** How many customers at the same time. */
  capacity: number
  /** How long before it begins an appointment must be made. */
  noticeHours: number
  daysAhead: number
  blocked: readonly BlockedPeriod[]
}

/** Whole days, such as `2026-12-24` until and with `2027-01-03`, or from one time to another: `2026-12-24T12:00`. */
export type BlockedPeriod = { from: string; until: string; reason: string }

/** An appointment that is made, as far as it keeps others from being made. */
export type TakenTime = { startsAt: Date; endsAt: Date }
export type TakenSeat = TakenTime & { seat: number }
/** What is taken at the place, and when the vehicle is out with somebody. */
export type Taken = { seats: readonly TakenSeat[]; car: readonly TakenTime[] }
