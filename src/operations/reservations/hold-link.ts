import type { Seal } from '../spam/seal.ts'

/**
 * The path of a customer’s page for their hold. The token in its address is the hold’s id, sealed with the site’s key: nobody can forge
 * one, and no secret has to be stored.
 */
export async function holdPath(holdId: string, seal: Seal): Promise<string> {
  return `/reservations/${await seal.close('hold', holdId)}`
}

/** The id of the hold in a token; `null` if the site’s key did not seal it. */
export function holdIdIn(token: string, seal: Seal): Promise<string | null> {
  return seal.open('hold', token)
}

/** The customer’s page for their place in the queue. */
export async function queuePath(entryId: string, seal: Seal): Promise<string> {
  return `/reservations/queue/${await seal.close('queue', entryId)}`
}

export function queueEntryIdIn(token: string, seal: Seal): Promise<string | null> {
  return seal.open('queue', token)
}
