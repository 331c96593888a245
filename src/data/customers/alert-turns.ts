import { and, eq, inArray, sql } from 'drizzle-orm'
import type { VehicleState } from '#domain/alerts/vehicle-state.ts'
import type { Db } from '../database.ts'
import { alertCursors, alertVehicles } from '../tables/alerts.ts'
import { type FindsAt, keepAlertFinds, type NewFinds } from './keep-alert-finds.ts'
import { inBatches } from './in-batches.ts'

/** One process’s turn to compare the vehicles of a site. All that it stores is stored together at its end. */
export type AlertTurn = {
  /** Everything up to this revision has been compared; `null` when nothing has been yet. */
  readonly revision: number | null
  /** The last seen states of these vehicles, or of all. */
  states(carIds?: readonly string[]): Promise<Map<string, VehicleState>>
  keepStates(states: ReadonlyMap<string, VehicleState>): Promise<void>
  /** Every search of a customer who wants to know about new matches, once. */
  searches(): Promise<{ key: string; address: string }[]>
  /** Stores what was found for each customer who wants to know, with the jobs that tell them. Returns how many finds. */
  keepFinds(finds: NewFinds, at: FindsAt): Promise<number>
  moveTo(revision: number): Promise<void>
}

/** Takes turns comparing the vehicles of one site, among all processes. */
export type AlertTurnStore = {
  /** Does the work unless another process is at it. */
  take<Result>(work: (turn: AlertTurn) => Promise<Result>): Promise<Result | 'busy'>
  /** Forgets what was seen, where nobody wants alerts any more. */
  forget(): Promise<void>
}

export function alertTurnStore(db: Db, siteId: string): AlertTurnStore {
  return {
    take: (work) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ ours: boolean }>(
          sql`select pg_try_advisory_xact_lock(hashtextextended(${`forecourt alerts ${siteId}`}, 0)) as ours`,
        )
        if (rows[0]?.ours !== true) return 'busy' as const
        // Matching a large stock with many searches takes longer than a visitor's transaction may pause.
        await tx.execute(sql`set local idle_in_transaction_session_timeout = '10min'`)
        const [cursor] = await tx.select().from(alertCursors).where(eq(alertCursors.siteId, siteId))
        return work(turnOf(tx, siteId, cursor?.revision ?? null))
      }),
    async forget() {
      await db.transaction(async (tx) => {
        await tx.delete(alertCursors).where(eq(alertCursors.siteId, siteId))
        await tx.delete(alertVehicles).where(eq(alertVehicles.siteId, siteId))
      })
    },
  }
}

function turnOf(tx: Db, siteId: string, revision: number | null): AlertTurn {
  return {
    revision,

    async states(carIds) {
      const wanted = carIds && inArray(alertVehicles.carId, [...carIds])
      const rows = await tx
        .select({
          carId: alertVehicles.carId,
          isOnSale: alertVehicles.isOnSale,
          isReserved: alertVehicles.isReserved,
          priceCents: alertVehicles.priceCents,
          priceKind: alertVehicles.priceKind,
        })
        .from(alertVehicles)
        .where(and(eq(alertVehicles.siteId, siteId), wanted))
      return new Map(rows.map(({ carId, ...state }) => [carId, state]))
    },

    async keepStates(states) {
      for (const some of inBatches([...states])) {
        const column = <Value>(of: (state: VehicleState) => Value) => some.map(([, state]) => of(state))
        // A vehicle that has been deleted since is left out.
        await tx.execute(sql`
          insert into alert_vehicles (site_id, car_id, is_on_sale, is_reserved, price_cents, price_kind)
          select ${siteId}, seen.* from unnest(
            ${sql.param(some.map(([carId]) => carId))}::uuid[],
            ${sql.param(column(({ isOnSale }) => isOnSale))}::boolean[],
            ${sql.param(column(({ isReserved }) => isReserved))}::boolean[],
            ${sql.param(column(({ priceCents }) => priceCents))}::bigint[],
            ${sql.param(column(({ priceKind }) => priceKind))}::text[]
          ) seen (car_id, is_on_sale, is_reserved, price_cents, price_kind)
          where exists (select 1 from cars where cars.site_id = ${siteId} and cars.id = seen.car_id)
          on conflict (site_id, car_id) do update set is_on_sale = excluded.is_on_sale,
            is_reserved = excluded.is_reserved, price_cents = excluded.price_cents, price_kind = excluded.price_kind`)
      }
    },

    async searches() {
      const { rows } = await tx.execute<{ key: string; address: string }>(sql`
        select key, min(address) as address from saved_searches s where site_id = ${siteId}
          and exists (select 1 from alert_choices c where c.site_id = s.site_id
            and c.customer_id = s.customer_id and c.kind = 'new-match' and c.withdrawn_at is null)
        group by key`)
      return rows
    },

    keepFinds: (finds, at) => keepAlertFinds(tx, siteId, finds, at),

    async moveTo(to) {
      await tx
        .insert(alertCursors)
        .values({ siteId, revision: to })
        .onConflictDoUpdate({ target: alertCursors.siteId, set: { revision: to } })
    },
  }
}

/** The sites whose vehicles have to be compared, and those that nobody wants alerts from any more. */
export async function sitesWithAlertsDue(db: Db): Promise<{ siteId: string; isWanted: boolean }[]> {
  const { rows } = await db.execute<{ siteId: string; isWanted: boolean }>(sql`
    select site_id as "siteId", wanted as "isWanted" from (
      select r.site_id, r.revision, c.revision as compared, exists (
        select 1 from alert_choices a where a.site_id = r.site_id and a.withdrawn_at is null) as wanted
      from site_revisions r left join alert_cursors c using (site_id)
    ) sites
    where case when wanted then compared is distinct from revision else compared is not null end`)
  return rows
}
