export type AppointmentStage = 'coming' | 'past' | 'cancelled'

/** Whether an appointment can still be changed or cancelled: until it begins, and once cancelled it stays so. */
export function appointmentStage(
  { startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null },
  now: Date,
): AppointmentStage {
  if (cancelledAt !== null) return 'cancelled'
  return startsAt <= now ? 'past' : 'coming'
}

const TOKEN = /^[\w-]{43}$/

/** Whether this can be the secret of a link to an appointment: 32 random bytes, so that nobody guesses one. */
export function isAppointmentToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The page on which whoever holds the secret changes or cancels the appointment. */
export function appointmentPath(token: string): string {
  return `/appointments/${token}`
}
