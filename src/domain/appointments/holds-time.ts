type BookingSignals = {
  /** Whether the enquiry looks like spam. */
  isSuspect: boolean
  /** Whether a human check was passed. */
  isProven: boolean
  /** How many bookings came from the same household or office today, this one included. */
  fromAddressToday: number
  /** How many times still to come the same email address or phone number holds. */
  heldByCustomer: number
}

/** A couple may book a test drive each and a service; an office that passes the human check may book more. */
const MOST_A_DAY = 3
const MOST_A_DAY_PROVEN = 8
const MOST_FOR_ONE_CUSTOMER = 3

/**
 * Whether a booking takes its time at once. Otherwise it is a request, and someone at the dealership confirms it: nobody
 * can empty the calendar from a few addresses, and nobody is turned away.
 */
export function holdsTime({
  isSuspect,
  isProven,
  fromAddressToday,
  heldByCustomer,
}: BookingSignals): boolean {
  if (isSuspect || heldByCustomer >= MOST_FOR_ONE_CUSTOMER) return false
  return fromAddressToday <= (isProven ? MOST_A_DAY_PROVEN : MOST_A_DAY)
}
