import type { Db } from '#data/database.ts'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { siteDocument } from '../samples/sample-site.ts'

/** A site whose leads go to this webhook only. Returns its slug. */
export async function webhookSite(db: Db, webhook: string): Promise<string> {
  const delivery = { destinations: [{ kind: 'webhook' as const, to: webhook }], acknowledge: false }
  const document = siteDocument({ delivery })
  const accepted = await acceptSite(document, siteStore(db), [])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  return document.slug
}
