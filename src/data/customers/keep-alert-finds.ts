import { type SQL, sql } from 'drizzle-orm'
import type { AlertChannel, WatchlistKind } from '#domain/alerts/alert-kinds.ts'
import type { VehicleState } from '#domain/alerts/vehicle-state.ts'
import type { Db } from '../database.ts'
import { addAlertJobs, type AlertJob, type AlertReceiver } from './alert-jobs.ts'
import { inBatches } from './in-batches.ts'

/** What happened to a vehicle that customers have saved. The price is that before the change. */
export type WatchlistFind = Pick<VehicleState, 'priceCents' | 'priceKind'> & {
  kind: WatchlistKind
  carId: string
}

/** The vehicles that a search newly finds. */
export type SearchFind = { key: string; carIds: readonly string[]; vehicles: number }

export type NewFinds = { watchlist: readonly WatchlistFind[]; searches: readonly SearchFind[] }
export type FindsAt = { revision: number; jobFor: (receiver: AlertReceiver) => AlertJob }

type Found = Pick<AlertReceiver, 'customerId' | 'channel'>

/** Stores finds for each customer who wants to know, and the jobs that tell them. Returns how many were stored. */
export async function keepAlertFinds(
  tx: Db,
  siteId: string,
  { watchlist, searches }: NewFinds,
  { revision, jobFor }: FindsAt,
): Promise<number> {
  const found: Found[] = []
  const store = async (rows: SQL) => {
    const stored = await tx.execute<{ customerId: string; channel: AlertChannel }>(sql`
      insert into alert_finds (site_id, customer_id, channel, kind, subject_id, revision, car_ids, vehicles, price_cents, price_kind)
      ${rows} on conflict do nothing returning customer_id as "customerId", channel`)
    found.push(...stored.rows)
  }
  for (const some of inBatches(watchlist)) await store(watchlistRows(siteId, some, revision))
  for (const some of inBatches(searches)) await store(searchRows(siteId, some, revision))
  await addAlertJobs(tx, siteId, found, jobFor)
  return found.length
}

function watchlistRows(siteId: string, finds: readonly WatchlistFind[], revision: number) {
  return sql`
    select ${siteId}::uuid, s.customer_id, c.channel, f.kind, s.car_id, ${revision}::bigint, array[s.car_id], 1,
      f.price_cents, f.price_kind
    from unnest(${sql.param(finds.map(({ kind }) => kind))}::text[],
      ${sql.param(finds.map(({ carId }) => carId))}::uuid[],
      ${sql.param(finds.map(({ priceCents }) => priceCents))}::bigint[],
      ${sql.param(finds.map(({ priceKind }) => priceKind))}::text[]) f (kind, car_id, price_cents, price_kind)
    join saved_cars s on s.site_id = ${siteId} and s.car_id = f.car_id and s.removed_at is null
    ${wantedBy(siteId, sql`f.kind`)}`
}

function searchRows(siteId: string, finds: readonly SearchFind[], revision: number) {
  return sql`
    select ${siteId}::uuid, s.customer_id, c.channel, 'new-match', s.id, ${revision}::bigint,
      string_to_array(f.car_ids, ',')::uuid[], f.vehicles, null::bigint, null
    from unnest(${sql.param(finds.map(({ key }) => key))}::text[],
      ${sql.param(finds.map(({ carIds }) => carIds.join(',')))}::text[],
      ${sql.param(finds.map(({ vehicles }) => vehicles))}::integer[]) f (key, car_ids, vehicles)
    join saved_searches s on s.site_id = ${siteId} and s.key = f.key
    ${wantedBy(siteId, sql`'new-match'`)}`
}

/** Only customers who want to be told of this kind, at an address that is theirs. */
function wantedBy(siteId: string, kind: SQL) {
  return sql`
    join alert_choices c on c.site_id = ${siteId} and c.customer_id = s.customer_id and c.kind = ${kind}
      and c.withdrawn_at is null
    join customers on customers.site_id = ${siteId} and customers.id = s.customer_id
    where (c.channel = 'sms' or customers.email_confirmed_at is not null)`
}
