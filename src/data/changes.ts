import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { changes, siteRevisions } from './tables/sites.ts'

/** What happened to one site after a revision: which vehicles changed, and whether its document did. */
type SiteChanges = { revision: number; siteChanged: boolean; carIds: string[]; isComplete: boolean }

/** Tells what changed, across all sites. Triggers write it; see the migration. */
export type ChangeLog = {
  /** The newest revision of every site. */
  revisions(): Promise<Map<string, number>>
  /** `isComplete` is false when what lies between has been pruned, and only a fresh look at everything will do. */
  since(siteId: string, revision: number): Promise<SiteChanges>
  prune(olderThan: Date): Promise<void>
}

export function changeLog(db: Db): ChangeLog {
  return {
    async revisions() {
      const rows = await db.select().from(siteRevisions)
      return new Map(rows.map(({ siteId, revision }) => [siteId, revision]))
    },

    async since(siteId, revision) {
      const rows = await db
        .select({ revision: changes.revision, kind: changes.kind, key: changes.key })
        .from(changes)
        .where(and(eq(changes.siteId, siteId), gt(changes.revision, revision)))
        .orderBy(asc(changes.revision))
      return {
        revision: rows.at(-1)?.revision ?? revision,
        siteChanged: rows.some(({ kind }) => kind === 'site'),
        carIds: [...new Set(rows.filter(({ kind }) => kind === 'car').map(({ key }) => key))],
        isComplete: rows[0]?.revision === revision + 1,
      }
    },

    async prune(olderThan) {
      await db.delete(changes).where(lt(changes.at, sql`${olderThan.toISOString()}::timestamptz`))
    },
  }
}
