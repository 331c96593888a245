import type { Db } from '#data/database.ts'
import { siteStore } from '#data/sites.ts'
import { problemsOf } from '#operations/sites/document-problems.ts'
import { Site } from '#sites/site.ts'
import { listProblems } from './list-problems.ts'
import { Refusal } from './refusal.ts'

/** The site with this slug and its settings. */
export async function siteOf(db: Db, slug: string): Promise<{ siteId: string; site: Site }> {
  const record = await siteStore(db).findBySlug(slug)
  if (!record) throw new Refusal(`There is no site “${slug}”.`)
  // By the schema alone, as the server reads it. A rule for new documents must not stop the imports of a site saved before it.
  const read = Site.safeParse(record.document)
  if (!read.success) {
    const problems = read.error.issues.flatMap((issue) => problemsOf(issue))
    throw new Refusal(listProblems(`The site ${slug}`, problems))
  }
  return { siteId: record.id, site: read.data }
}
