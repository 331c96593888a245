import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'

/**
 * The records that expire: delivered and dismissed jobs, events, partial leads, secret links that can no longer be sent, the images of
 * visitors, finished enquiries, and who booked, reserved, waited and paid.
 */
export const prunedKinds = [
  'deliveries',
  'dismissed',
  'events',
  'partial-leads',
  'links',
  'images',
  'enquiries',
  'bookings',
  'reservations',
  'queue-places',
  'payments',
] as const
export type PrunedKind = (typeof prunedKinds)[number]

export type OldRecords = {
  /**
   * Deletes a batch of one site’s records that are older than a moment, and returns how many. Returns `busy` if another
   * process is pruning. Each batch is a separate transaction and skips rows in use, so delivery never waits for it.
   */
  prune(kind: PrunedKind, of: { siteId: string; before: Date; max: number }): Promise<number | 'busy'>
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
        const { rows } = await tx.execute<{ pruned: number }>(statements[kind](siteId, moment, max))
        return rows[0]?.pruned ?? 0
      }),
  }
}

const statements: Record<PrunedKind, (siteId: string, before: SQL, max: number) => SQL> = {
  // The lead remembers how many deliveries were deleted.
  deliveries: (siteId, before, max) => sql`
    with old as (
      select id from outbox where site_id = ${siteId} and delivered_at is not null and delivered_at < ${before}
      order by delivered_at limit ${max} for update skip locked),
    gone as (delete from outbox using old where site_id = ${siteId} and outbox.id = old.id returning outbox.key),
    counted as (
      update leads set deliveries_pruned = deliveries_pruned + by_lead.jobs
      from (select key, count(*)::int as jobs from gone group by key) by_lead
      where leads.site_id = ${siteId}
        and leads.id = case when key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then key::uuid end)
    select count(*)::int as pruned from gone`,

  dismissed: (siteId, before, max) => sql`
    with old as (
      select id from outbox where site_id = ${siteId} and dead_at is not null and dead_at < ${before}
        and payload ? 'dismissed' and coalesce((payload ->> 'dismissedAt')::timestamptz, dead_at) < ${before}
      order by dead_at limit ${max} for update skip locked),
    gone as (delete from outbox using old where site_id = ${siteId} and outbox.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  events: (siteId, before, max) => sql`
    with old as (
      select id from events where site_id = ${siteId} and at < ${before} order by at limit ${max} for update skip locked),
    gone as (delete from events using old where site_id = ${siteId} and events.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  'partial-leads': (siteId, before, max) => sql`
    with old as (
      select id from leads where site_id = ${siteId} and not form_completed and updated_at < ${before}
      order by updated_at limit ${max} for update skip locked),
    jobs as (delete from outbox using old where site_id = ${siteId} and key = old.id::text),
    gone as (delete from leads using old where site_id = ${siteId} and leads.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  // A given-up delivery is listed until someone looks at it, but after this long its secret link is never sent.
  links: (siteId, before, max) => sql`
    with old as (
      select id from outbox where site_id = ${siteId} and dead_at is not null and dead_at < ${before} and payload ? 'link'
      order by dead_at limit ${max} for update skip locked),
    cleared as (
      update outbox set payload = payload - 'link' from old where site_id = ${siteId} and outbox.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  // Images say themselves until when they are kept: they wait for a form for days, and stay with its lead for months.
  images: (siteId, before, max) => sql`
    with old as (
      select id from upload_sessions where site_id = ${siteId} and expires_at < ${before}
      order by expires_at limit ${max} for update skip locked),
    gone as (delete from upload_sessions using old where site_id = ${siteId} and upload_sessions.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  // One that may still reach the dealer stays, whatever its age, and one that failed to for as long again, so that someone can
  // act. So does one of a booking or reservation that lasts. An acknowledgement is only about the enquiry and goes with it.
  enquiries: (siteId, before, max) => sql`
    with old as (
      select id from leads l where site_id = ${siteId} and form_completed and created_at < ${before}
        and not exists (select from outbox where site_id = l.site_id and key = l.id::text and kind <> 'lead-acknowledgement'
          and delivered_at is null
          and (dead_at is null or (dead_at >= ${before} and not payload ? 'dismissed')))
        and not exists (select from appointments where site_id = l.site_id and lead_id = l.id and ends_at >= ${before})
        and not exists (select from holds where site_id = l.site_id and lead_id = l.id
          and (updated_at >= ${before} or state in ('offered', 'pending', 'held', 'refunding')))
      order by created_at limit ${max} for update skip locked),
    jobs as (delete from outbox using old where site_id = ${siteId} and key = old.id::text),
    gone as (delete from leads using old where site_id = ${siteId} and leads.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  bookings: (siteId, before, max) => sql`
    with old as (
      select id from appointments where site_id = ${siteId} and ends_at < ${before}
        and (name is not null or email is not null or phone is not null)
      order by ends_at limit ${max} for update skip locked),
    cleared as (
      update appointments set name = null, email = null, phone = null, lead_id = null
      from old where site_id = ${siteId} and appointments.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  reservations: (siteId, before, max) => sql`
    with old as (
      select id from holds where site_id = ${siteId} and updated_at < ${before}
        and state not in ('offered', 'pending', 'held', 'refunding')
        and (name is not null or email is not null or phone is not null)
      order by updated_at limit ${max} for update skip locked),
    cleared as (
      update holds set name = null, email = null, phone = null, lead_id = null, holder = 'erased ' || holds.id
      from old where site_id = ${siteId} and holds.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,

  // A place that was offered ends with its hold. One that waits has ended once nobody holds the vehicle any more.
  'queue-places': (siteId, before, max) => sql`
    with old as (
      select id from hold_queue q where site_id = ${siteId} and created_at < ${before}
        and not exists (select from holds where site_id = q.site_id and id = q.hold_id
          and (updated_at >= ${before} or state in ('offered', 'pending', 'held', 'refunding')))
        and not (state = 'waiting' and exists (select from holds where site_id = q.site_id and car_id = q.car_id
          and state in ('offered', 'pending', 'held')))
      order by created_at limit ${max} for update skip locked),
    gone as (delete from hold_queue using old where site_id = ${siteId} and hold_queue.id = old.id returning 1)
    select count(*)::int as pruned from gone`,

  // Amounts, references and times are a business's records, which it keeps for years.
  payments: (siteId, before, max) => sql`
    with old as (
      select id from payments where site_id = ${siteId} and updated_at < ${before}
        and state not in ('started', 'refunding')
        and (name is not null or email is not null or phone is not null)
      order by updated_at limit ${max} for update skip locked),
    cleared as (
      update payments set name = null, email = null, phone = null
      from old where site_id = ${siteId} and payments.id = old.id returning 1)
    select count(*)::int as pruned from cleared`,
}
