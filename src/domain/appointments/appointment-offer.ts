import type { AppointmentKind } from './appointment-plan.ts'
import type { OfferedDay } from './offered-slots.ts'

/** What a customer can choose from at a place. Without days, nothing is free for as long as appointments are taken. */
export type AppointmentOffer = {
  kind: AppointmentKind
  location: { id: string; name: string }
  timeZone: string
  days: OfferedDay[]
}
