import { errorResponse } from '../responses/error-response.ts'
import type { Step } from '../server-context.ts'

export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** Half a year: RFC 9116 recommends less than a year, so that nobody uses a contact that has changed. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** Says on every host where to report a vulnerability (RFC 9116). */
export function securityTxt(contacts: readonly string[], now = () => new Date()): Step {
  return async (c) => {
    if (contacts.length === 0) return errorResponse(c, 404)
    const expires = new Date(startOfDay(now()) + VALID_DAYS * DAY_MS)
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL(SECURITY_TXT_PATH, c.req.url).href}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  }
}

/** The file stays the same all day, so that caches agree. */
function startOfDay(now: Date) {
  return Math.floor(now.getTime() / DAY_MS) * DAY_MS
}
