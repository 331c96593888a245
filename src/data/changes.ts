import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { changes, siteRevisions } from './tables/sites.ts'

/** What changed on one site since a revision: which vehicles, and whether its document or its content did. */
type SiteChanges = { revision: number; siteChanged: boolean; carIds: string[]; isComplete: boolean }
type ContentChanges = { contentChanged: boolean; isComplete: boolean }

/** The newest revision of each site. */
export type Revisions = ReadonlyMap<string, number>

/** The change log of all sites. Triggers write it; see the migration. */
export type ChangeLog = {
  /** Of every site: a row for each, so only the poll reads it. */
  revisions(): Promise<Revisions>
  /** Throws unless the log can be read. */
  check(): Promise<void>
  /** 0 for a site without one. */
  revisionOf(siteId: string): Promise<number>
  /** `isComplete` is false when some of the changes have been pruned, or were too many to list: then reload everything. */
  since(siteId: string, revision: number): Promise<SiteChanges>
  /** The same for content alone, without a row for each of a feed's vehicles. */
  contentSince(siteId: string, revision: number): Promise<ContentChanges>
  prune(olderThan: Date): Promise<void>
}

export function changeLog(db: Db): ChangeLog {
  return {
    async revisions() {
      const rows = await db.select().from(siteRevisions)
      return new Map(rows.map(({ siteId, revision }) => [siteId, revision]))
    },

    async check() {
      await db.select({ revision: siteRevisions.revision }).from(siteRevisions).limit(1)
    },

    async revisionOf(siteId) {
      const [row] = await db.select().from(siteRevisions).where(eq(siteRevisions.siteId, siteId))
      return row?.revision ?? 0
    },

    async since(siteId, revision) {
      const rows = await db
        .select({
          revision: changes.revision,
          kind: changes.kind,
          key: changes.key,
          newest: newestOf(siteId),
        })
        .from(changes)
        .where(and(eq(changes.siteId, siteId), gt(changes.revision, revision)))
        .orderBy(asc(changes.revision))
      return {
        revision: rows.at(-1)?.revision ?? revision,
        siteChanged: rows.some(({ kind }) => kind === 'site'),
        carIds: [...new Set(rows.filter(({ kind }) => kind === 'car').map(({ key }) => key))],
        isComplete: isNoneMissing(new Set(rows.map((row) => row.revision)).size, revision, rows[0]?.newest),
      }
    },

    async contentSince(siteId, revision) {
      const [row] = await db
        .select({
          revisions: sql<number>`count(distinct ${changes.revision})::int`,
          newest: newestOf(siteId),
          contentChanged: sql<boolean>`coalesce(bool_or(${changes.kind} = 'content'), false)`,
        })
        .from(changes)
        .where(and(eq(changes.siteId, siteId), gt(changes.revision, revision)))
      return {
        contentChanged: row?.contentChanged ?? false,
        isComplete: isNoneMissing(row?.revisions ?? 0, revision, row?.newest),
      }
    },

    async prune(olderThan) {
      await db.delete(changes).where(lt(changes.at, sql`${olderThan.toISOString()}::timestamptz`))
    },
  }
}

/** In the same statement as the changes, so that both are of one moment. */
function newestOf(siteId: string) {
  return sql<string | null>`(select revision from site_revisions where site_id = ${siteId})`
}

/**
 * A site's revisions have no gaps. Changes are pruned by the age of their transactions, which may have ended in another order, so
 * one can be missing anywhere. New vehicles are never listed where they are most of the site.
 */
function isNoneMissing(found: number, since: number, newest: string | null | undefined) {
  return found > 0 && found === Number(newest) - since
}
