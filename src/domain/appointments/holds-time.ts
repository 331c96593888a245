type BookingSignals = {
  /** Whether the enquiry looks like spam. */
  isSuspect: boolean
  /** Whether a human check was passed. */
  isProven: boolean
  /** How many bookings came from the same network today, including this one. */
  fromAddressToday: number
  /** How many upcoming bookings the same email address or phone number holds. */
  heldByCustomer: number
}

/**
 * Enough for a couple to book a test drive each and a service. An office that passes the human check may book
 * more.
 */
const MAX_A_DAY = 3
const MAX_A_DAY_PROVEN = 8
const MAX_FOR_ONE_CUSTOMER = 3

/**
 * Whether a booking holds its time at once. Otherwise it is a request that someone at the dealership confirms,
 * so a few addresses can't fill the calendar and nobody is turned away.
 */
export function holdsTime({
  isSuspect,
  isProven,
  fromAddressToday,
  heldByCustomer,
}: BookingSignals): boolean {
  if (isSuspect || heldByCustomer >= MAX_FOR_ONE_CUSTOMER) return false
  return fromAddressToday <= (isProven ? MAX_A_DAY_PROVEN : MAX_A_DAY)
}
