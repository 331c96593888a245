const TOKEN = /^[\w-]{43}$/

/** Whether the text has the format of an appointment token: 32 random bytes, so that nobody can guess one. */
export function isAppointmentToken(text: string): boolean {
  return TOKEN.test(text)
}

/** The page where the holder of the token changes or cancels the appointment. */
export function appointmentPath(token: string): string {
  return `/appointments/${token}`
}

/**
 * Whether a path contains an appointment token, which must never be logged or passed on. Matching ignores case
 * and decodes escaped letters, as the router does.
 */
export function hasAppointmentToken(path: string): boolean {
  return SECRET.test(unescapePath(path))
}

/** The same path with the token replaced. */
export function redactAppointmentToken(path: string): string {
  return unescapePath(path).replace(SECRET, '/appointments/…')
}

/** Everything after the word, except the ending that marks a page's data or its calendar file. */
const SECRET = /\/appointments\/.*?(?=\.data$|\/calendar\.ics$|$)/is

/** Decodes escaped ASCII, several layers deep. */
function unescapePath(path: string) {
  let unescaped = path
  for (let layer = 0; layer < MOST_LAYERS; layer++)
    unescaped = unescaped.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return unescaped
}

const MOST_LAYERS = 3
