/** The field of a form with the time that was chosen: a moment such as `2026-03-09T23:30:00.000Z`, or nothing. */
export const BOOKING_SLOT = 'booking_slot'
