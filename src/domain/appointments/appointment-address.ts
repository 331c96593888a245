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
 * Whether an address holds the secret of somebody’s appointment, so that nobody may log it or pass it on. Pages are found
 * in capitals and with escaped letters, too.
 */
export function hasAppointmentToken(path: string): boolean {
  return SECRET.test(plainly(path))
}

/** The same address without the secret. */
export function redactAppointmentToken(path: string): string {
  return plainly(path).replace(SECRET, '/appointments/…')
}

/** Everything from the word on, but for how the address ends, which tells a page from its data or its calendar file. */
const SECRET = /\/appointments\/.*?(?=\.data$|\/calendar\.ics$|$)/is

/** With ordinary characters unescaped, as often as somebody may have escaped them. */
function plainly(path: string) {
  let plain = path
  for (let layer = 0; layer < MOST_LAYERS; layer++)
    plain = plain.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return plain
}

const MOST_LAYERS = 3
