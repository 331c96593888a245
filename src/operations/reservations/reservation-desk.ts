import type { HoldPlan, HoldStore } from '#data/reservations/holds.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What customers need to hold a vehicle, pay for it and wait for it. */
export type ReservationDesk = Pick<
  Dealership,
  | 'siteId'
  | 'site'
  | 'cars'
  | 'holds'
  | 'holdQueue'
  | 'payments'
  | 'paymentProvider'
  | 'seal'
  | 'acts'
  | 'now'
>

/** What the holds of a dealer need beside their store. */
export type HoldKeeper = { holds: HoldStore; plan: HoldPlan }
