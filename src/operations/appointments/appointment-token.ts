import { createHash, randomBytes } from 'node:crypto'
import { isAppointmentToken } from '#domain/appointments/appointment-address.ts'

const TOKEN_BYTES = 32

/** Creates the secret token of a customer's appointment link, and the hash that is stored. */
export function newAppointmentToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** The hash of a token; `null` for text that can't be one. */
export function appointmentTokenHash(token: string): string | null {
  return isAppointmentToken(token) ? hashOf(token) : null
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
