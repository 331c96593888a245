import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { createId } from '../create-id.ts'
import { feedRuns } from '../tables/cars.ts'

/** The result of importing one file of a feed. */
export type FeedRun = Omit<typeof feedRuns.$inferInsert, 'siteId' | 'id'>

export type AppliedRun = Pick<FeedRun, 'fileHash' | 'snapshotAt' | 'rows' | 'rejected'>

/** The last applied file of a feed, which the site’s current stock is based on. */
export async function lastAppliedRun(
  db: Db,
  { siteId, feed }: { siteId: string; feed: string },
): Promise<AppliedRun | null> {
  const { fileHash, snapshotAt, rows, rejected } = feedRuns
  const [run] = await db
    .select({ fileHash, snapshotAt, rows, rejected })
    .from(feedRuns)
    .where(and(eq(feedRuns.siteId, siteId), eq(feedRuns.feed, feed), eq(feedRuns.outcome, 'applied')))
    .orderBy(desc(feedRuns.finishedAt))
    .limit(1)
  return run ?? null
}

/** Records a run, and deletes those of this feed that are too old to be of interest, other than its last applied one. */
export async function recordRun(db: Db, { siteId, run }: { siteId: string; run: FeedRun }): Promise<void> {
  await db.insert(feedRuns).values({ ...run, siteId, id: createId() })
  const ofFeed = sql`site_id = ${siteId} and feed = ${run.feed}`
  await db.execute(sql`
    delete from feed_runs where ${ofFeed} and finished_at < now() - ${KEPT_DAYS} * interval '1 day'
      and id is distinct from (
        select id from feed_runs where ${ofFeed} and outcome = 'applied' order by finished_at desc limit 1)`)
}

const KEPT_DAYS = 90

/** After this, the other feeds of the site read even the file that they read last: this one has taken vehicles of theirs. */
export async function forgetFilesOfOtherFeeds(
  db: Db,
  { siteId, feed }: { siteId: string; feed: string },
): Promise<void> {
  await db
    .update(feedRuns)
    .set({ fileHash: '' })
    .where(and(eq(feedRuns.siteId, siteId), ne(feedRuns.feed, feed), ne(feedRuns.fileHash, '')))
}
