import { type SQL, sql } from 'drizzle-orm'

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

/** The ids of a site’s records of a kind that are older than a moment, and what tells which of them is oldest. */
export const oldRecordsOf: Record<PrunedKind, { age: SQL; select: (siteId: SQL, before: SQL) => SQL }> = {
  deliveries: {
    age: sql`delivered_at`,
    select: (siteId, before) => sql`
      select id from outbox where site_id = ${siteId} and delivered_at is not null and delivered_at < ${before}`,
  },

  dismissed: {
    age: sql`dead_at`,
    select: (siteId, before) => sql`
      select id from outbox where site_id = ${siteId} and dead_at is not null and dead_at < ${before}
        and payload ? 'dismissed' and coalesce((payload ->> 'dismissedAt')::timestamptz, dead_at) < ${before}`,
  },

  events: {
    age: sql`at`,
    select: (siteId, before) => sql`
      select id from events where site_id = ${siteId} and at < ${before}`,
  },

  'partial-leads': {
    age: sql`updated_at`,
    select: (siteId, before) => sql`
      select id from leads where site_id = ${siteId} and not form_completed and updated_at < ${before}`,
  },

  // A given-up delivery is listed until someone looks at it, but after this long its secret link is never sent.
  links: {
    age: sql`dead_at`,
    select: (siteId, before) => sql`
      select id from outbox where site_id = ${siteId} and dead_at is not null and dead_at < ${before} and payload ? 'link'`,
  },

  // Images say themselves until when they are kept: they wait for a form for days, and stay with its lead for months.
  images: {
    age: sql`expires_at`,
    select: (siteId, before) => sql`
      select id from upload_sessions where site_id = ${siteId} and expires_at < ${before}`,
  },

  // One that may still reach the dealer stays, whatever its age, and one that failed to for as long again, so that someone can
  // act. So does one of a booking or reservation that lasts. An acknowledgement is only about the enquiry and goes with it.
  enquiries: {
    age: sql`created_at`,
    select: (siteId, before) => sql`
      select id from leads l where site_id = ${siteId} and form_completed and created_at < ${before}
        and not exists (select from outbox where site_id = l.site_id and key = l.id::text and kind <> 'lead-acknowledgement'
          and delivered_at is null
          and (dead_at is null or (dead_at >= ${before} and not payload ? 'dismissed')))
        and not exists (select from appointments where site_id = l.site_id and lead_id = l.id and ends_at >= ${before})
        and not exists (select from holds where site_id = l.site_id and lead_id = l.id
          and (updated_at >= ${before} or state in ('offered', 'pending', 'held', 'refunding')))`,
  },

  bookings: {
    age: sql`ends_at`,
    select: (siteId, before) => sql`
      select id from appointments where site_id = ${siteId} and ends_at < ${before}
        and (name is not null or email is not null or phone is not null)`,
  },

  reservations: {
    age: sql`updated_at`,
    select: (siteId, before) => sql`
      select id from holds where site_id = ${siteId} and updated_at < ${before}
        and state not in ('offered', 'pending', 'held', 'refunding')
        and (name is not null or email is not null or phone is not null)`,
  },

  // A place that was offered ends with its hold. One that waits has ended once nobody holds the vehicle any more.
  'queue-places': {
    age: sql`created_at`,
    select: (siteId, before) => sql`
      select id from hold_queue q where site_id = ${siteId} and created_at < ${before}
        and not exists (select from holds where site_id = q.site_id and id = q.hold_id
          and (updated_at >= ${before} or state in ('offered', 'pending', 'held', 'refunding')))
        and not (state = 'waiting' and exists (select from holds where site_id = q.site_id and car_id = q.car_id
          and state in ('offered', 'pending', 'held')))`,
  },

  // Amounts, references and times are a business's records, which it keeps for years. One that was started and never ended
  // can still be paid, which needs nobody's name.
  payments: {
    age: sql`updated_at`,
    select: (siteId, before) => sql`
      select id from payments where site_id = ${siteId} and updated_at < ${before}
        and state <> 'refunding'
        and (name is not null or email is not null or phone is not null)`,
  },
}
