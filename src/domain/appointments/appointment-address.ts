const TOKEN = /^[\w-]{43}$/

/** Whether this can be the secret of a link to an appointment: 32 random bytes, so that nobody guesses one. */
export function isAppointmentToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The page on which whoever holds the secret changes or cancels the appointment. */
export function appointmentPath(token: string): string {
  return `/appointments/${token}`
}

/**
 * Whether an address holds the secret of somebody’s appointment, and is therefore nobody’s to note or to pass on. Pages are
 * found in capitals, too.
 */
export function isSecretPath(path: string): boolean {
  return /^\/appointments\//i.test(path)
}
