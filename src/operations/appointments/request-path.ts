import type { Seal } from '#operations/spam/seal.ts'

/**
 * The page where the dealership confirms a request. Its address is sealed with the site's key, so nobody can make one up,
 * and nothing secret has to be stored with the lead.
 */
export async function requestPath(leadId: string, seal: Seal): Promise<string> {
  return `/appointments/requests/${await seal.close('booking request', leadId)}`
}

export function openRequestPath(token: string, seal: Seal): Promise<string | null> {
  return seal.open('booking request', token)
}
