import type { Db } from '#data/database.ts'
import { siteStore } from '#data/sites.ts'
import { readSite } from '#operations/sites/accept-site.ts'
import type { Site } from '#sites/site.ts'
import { listProblems } from './list-problems.ts'
import { Refusal } from './refusal.ts'

/** The site with this slug and its settings. */
export async function siteOf(db: Db, slug: string): Promise<{ siteId: string; site: Site }> {
  const record = await siteStore(db).findBySlug(slug)
  if (!record) throw new Refusal(`There is no site “${slug}”.`)
  const read = readSite(record.document, [])
  if (read.outcome === 'refused') throw new Refusal(listProblems(`The site ${slug}`, read.problems))
  return { siteId: record.id, site: read.site }
}
