import type { Seal } from '#operations/spam/seal.ts'

/**
 * The page where the dealership confirms a request. The site's key seals the address, so nobody can forge one
 * and the lead needs no stored secret.
 */
export async function requestPath(leadId: string, seal: Seal): Promise<string> {
  return `/appointments/requests/${await seal.close('booking request', leadId)}`
}

export function openRequestPath(token: string, seal: Seal): Promise<string | null> {
  return seal.open('booking request', token)
}
