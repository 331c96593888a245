import type { Db } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { siteStore } from '#data/sites.ts'
import { deliveryLine } from './lead-lines.ts'

/** The deliveries of all sites that failed for good, each as a line that begins with its site. */
export async function deadOfAllSites(db: Db): Promise<string[]> {
  const sites = siteStore(db)
  const records = await sites.findMany([...(await sites.versions()).keys()])
  const lines: string[] = []
  for (const { id, slug } of records.toSorted((a, b) => a.slug.localeCompare(b.slug))) {
    for (const delivery of await siteStores(db, id).deliveries.dead())
      lines.push(`${slug}\t${deliveryLine(delivery)}`)
  }
  return lines
}
