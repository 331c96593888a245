import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { oldRecordsOf, type PrunedKind } from './pruned-kinds.ts'

export type OldRecords = {
  /**
   * Deletes a batch of one site’s records that are older than a moment, and returns how many. Returns `busy` if another
   * process is pruning. Each batch is a separate transaction and skips rows in use, so delivery never waits for it.
   */
  prune(kind: PrunedKind, of: { siteId: string; before: Date; max: number }): Promise<number | 'busy'>
  /** Which of the sites have records that are older than their moment, in one look. */
  sitesWith(kind: PrunedKind, sites: readonly { siteId: string; before: Date }[]): Promise<string[]>
}

export function oldRecords(db: Db): OldRecords {
  return {
    prune: (kind, { siteId, before, max }) =>
      db.transaction(async (tx) => {
        const { rows: turns } = await tx.execute<{ ours: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended('forecourt prune', 0)) as ours`,
        )
        if (turns[0]?.ours !== true) return 'busy'
        const moment = sql`${before.toISOString()}::timestamptz`
        const { age, select } = oldRecordsOf[kind]
        const old = sql`${select(sql`${siteId}`, moment)} order by ${age} limit ${max} for update skip locked`
        const { rows } = await tx.execute<{ pruned: number }>(
          sql`with old as (${old}), ${removalOf[kind](sql`${siteId}`)}`,
        )
        return rows[0]?.pruned ?? 0
      }),

    async sitesWith(kind, sites) {
      const ids = sql.param(sites.map(({ siteId }) => siteId))
      const moments = sql.param(sites.map(({ before }) => before.toISOString()))
      // The limit keeps PostgreSQL from reading a whole table to find the sites in it.
      const { rows } = await db.execute<{ site: string }>(sql`
        select wanted.site from unnest(${ids}::uuid[], ${moments}::timestamptz[]) as wanted (site, moment),
          lateral (${oldRecordsOf[kind].select(sql`wanted.site`, sql`wanted.moment`)} limit 1) as old`)
      return rows.map(({ site }) => site)
    },
  }
}

/** How the records of `old` go, as the rest of a statement that counts them. */
const removalOf: Record<PrunedKind, (siteId: SQL) => SQL> = {
  // The lead remembers how many deliveries were deleted.
  deliveries: (siteId) => sql`
    gone as (delete from outbox using old where site_id = ${siteId} and outbox.id = old.id returning outbox.key),
    counted as (
      update leads set deliveries_pruned = deliveries_pruned + by_lead.jobs
      from (select key, count(*)::int as jobs from gone group by key) by_lead
      where leads.site_id = ${siteId}
        and leads.id = case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid end)
    select count(*)::int as pruned from gone`,

  dismissed: (siteId) => sql`
    gone as (delete from outbox using old where site_id = ${siteId} and outbox.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  events: (siteId) => sql`
    gone as (delete from events using old where site_id = ${siteId} and events.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  'partial-leads': (siteId) => sql`
    jobs as (delete from outbox using old where site_id = ${siteId} and key = old.id::text),
    gone as (delete from leads using old where site_id = ${siteId} and leads.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  links: (siteId) => sql`
    cleared as (
      update outbox set payload = payload - 'link' from old where site_id = ${siteId} and outbox.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  images: (siteId) => sql`
    gone as (delete from upload_sessions using old where site_id = ${siteId} and upload_sessions.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  enquiries: (siteId) => sql`
    jobs as (delete from outbox using old where site_id = ${siteId} and key = old.id::text),
    gone as (delete from leads using old where site_id = ${siteId} and leads.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  bookings: (siteId) => sql`
    cleared as (
      update appointments set name = null, email = null, phone = null, lead_id = null
      from old where site_id = ${siteId} and appointments.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  reservations: (siteId) => sql`
    cleared as (
      update holds set name = null, email = null, phone = null, lead_id = null, holder = 'erased ' || holds.id
      from old where site_id = ${siteId} and holds.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  'queue-places': (siteId) => sql`
    gone as (delete from hold_queue using old where site_id = ${siteId} and hold_queue.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  payments: (siteId) => sql`
    cleared as (
      update payments set name = null, email = null, phone = null
      from old where site_id = ${siteId} and payments.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,
}
