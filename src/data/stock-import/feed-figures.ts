import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'

/** The last file of a feed, and how long ago one was last applied. */
export type FeedFigures = {
  site: string
  feed: string
  wasRefused: boolean
  rows: number
  rejected: number
  /** Vehicles that the file no longer listed, and that count as sold. */
  unlisted: number
  /** `null` when no file was ever applied. */
  sinceAppliedSeconds: number | null
}

/** A feed without a file for longer, and without a vehicle, was replaced by another. */
const DAYS = 30

/**
 * Every feed that had a file in the last month, or has vehicles for sale, which may be sold by now. The runs of three months are
 * many, so the query goes from feed to feed through the index, and reads only the ends.
 */
export async function feedFigures(db: Db): Promise<FeedFigures[]> {
  const { rows } = await db.execute<FeedFigures>(sql`
    with recursive feeds as (
      (select site_id, feed from feed_runs order by site_id, feed limit 1)
      union all
      select next.* from feeds, lateral (
        select site_id, feed from feed_runs
        where (site_id, feed) > (feeds.site_id, feeds.feed) order by site_id, feed limit 1) next)
    select slug as site, feeds.feed, last.outcome = 'refused' as "wasRefused", last.rows, last.rejected,
      last.sold as unlisted,
      extract(epoch from clock_timestamp() - applied.finished_at)::float8 as "sinceAppliedSeconds"
    from feeds join sites on sites.id = feeds.site_id
      cross join lateral (
        select outcome, rows, rejected, sold, finished_at from feed_runs
        where site_id = feeds.site_id and feed = feeds.feed
        order by finished_at desc limit 1) last
      left join lateral (
        select finished_at from feed_runs
        where site_id = feeds.site_id and feed = feeds.feed and outcome = 'applied'
        order by finished_at desc limit 1) applied on true
    where last.finished_at > now() - ${DAYS} * interval '1 day'
      or exists (select from cars where site_id = feeds.site_id and feed = feeds.feed
        and status in ('in_stock', 'coming_soon'))`)
  return rows
}
