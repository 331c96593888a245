const TOKEN = /^[\w-]{43}$/

/** Whether the text has the format of an appointment token: 32 random bytes, so that nobody can guess one. */
export function isAppointmentToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The page where the holder of the token changes or cancels the appointment. */
export function appointmentPath(token: string): string {
  return `/appointments/${token}`
}
