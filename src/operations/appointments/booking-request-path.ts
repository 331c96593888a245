import type { Seal } from '#operations/spam/seal.ts'

/**
 * The page where the dealership confirms a booking request. The token in its address is the lead's id, sealed with the
 * site's key, so nobody can forge one and the lead needs no stored secret.
 */
export async function bookingRequestPath(leadId: string, seal: Seal): Promise<string> {
  return `/appointments/requests/${await seal.close('booking request', leadId)}`
}

/** The id of the lead in a token; `null` if the site's key did not seal it. */
export function bookingRequestLeadId(token: string, seal: Seal): Promise<string | null> {
  return seal.open('booking request', token)
}
