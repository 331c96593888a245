import type { AppointmentKind } from './appointment-plan.ts'
import type { OfferedDay } from './offered-slots.ts'

/** The free times at a location. Without days, no time is free in the whole booking period. */
export type AppointmentOffer = {
  kind: AppointmentKind
  location: { id: string; name: string }
  timeZone: string
  days: OfferedDay[]
}
