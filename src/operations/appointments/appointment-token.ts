import { createHash, randomBytes } from 'node:crypto'
import { isAppointmentToken } from '#domain/appointments/appointment-address.ts'

const TOKEN_BYTES = 32

/** The secret of a link to an appointment, for its customer alone, and what is kept of it. */
export function newAppointmentToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** What is kept of a secret; `null` for what cannot be one. */
export function appointmentTokenHash(token: string): string | null {
  return isAppointmentToken(token) ? hashOf(token) : null
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
