import { demoContent } from '#demo/demo.ts'
import { contentStore } from '#data/content/content-versions.ts'
import type { Db } from '#data/database.ts'
import type { SiteRecord } from '#data/sites.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { publishContent, saveContent } from '#operations/content/edit-content.ts'
import { Site } from '#sites/site.ts'

/** Publishes the content of a demo dealer. What says the same as before stays as it is. */
export async function publishDemoContent(
  db: Db,
  { id, slug, document }: SiteRecord,
  now: Date,
): Promise<void> {
  const desk = {
    site: Site.parse(document),
    contentVersions: contentStore(db, id),
    textReader: pageTextReader(),
    now: () => now,
  }
  for (const { kind, slug: name, body } of demoContent(slug)) {
    const saved = await saveContent({ kind, slug: name }, body, { by: 'demo' }, desk)
    if (saved.outcome === 'refused')
      throw new Error(`${slug}: ${kind} ${name}: ${JSON.stringify(saved.problems)}`)
    if (saved.isNew) await publishContent({ kind, slug: name }, { number: saved.number }, desk)
  }
}
