import type { SpamDesk } from '../spam/spam-desk.ts'
import type { Dealership } from '../sites/dealership.ts'

/** What it takes to sign a customer in and out. */
export type CustomerDesk = SpamDesk &
  Pick<
    Dealership,
    'customers' | 'sessions' | 'signInCodes' | 'savedCars' | 'personalData' | 'acts' | 'sendSms'
  >
