import type { Seal } from '../spam/seal.ts'

/** The customer’s page of their purchase, by its id sealed with the site’s key. It opens on any device. */
export async function purchasePath(purchaseId: string, seal: Seal): Promise<string> {
  return `/purchases/${await seal.close('purchase', purchaseId)}`
}

/** The id of the purchase in a token; `null` if the site’s key did not seal it. */
export function purchaseIdIn(token: string, seal: Seal): Promise<string | null> {
  return seal.open('purchase', token)
}
