import type { Dealership } from '../sites/dealership.ts'

/** What customers need to hold a vehicle, pay for it and wait for it. */
export type ReservationDesk = Pick<
  Dealership,
  | 'siteId'
  | 'site'
  | 'cars'
  | 'holds'
  | 'holdQueue'
  | 'purchases'
  | 'payments'
  | 'paymentProvider'
  | 'seal'
  | 'acts'
  | 'now'
>
