import { type SiteStores, siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../database/database.ts'
import { siteDocument } from '../samples/sample-site.ts'

/** A site for one test, with its stores. */
export async function ownSite(
  overrides: Partial<SiteDocument> = {},
): Promise<SiteStores & { siteId: string; document: SiteDocument }> {
  const { db } = testDatabase()
  const document = siteDocument(overrides)
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  return { ...siteStores(db, accepted.record.id), siteId: accepted.record.id, document }
}
