/** The form field with the chosen time: an ISO timestamp such as `2026-03-09T23:30:00.000Z`, or empty. */
export const BOOKING_SLOT = 'booking_slot'
