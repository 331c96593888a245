import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { MarketPrices, MarketPriceService, PriceKind } from '#domain/cars/car.ts'
import { HIGHEST_PLACEHOLDER_CENTS } from '#domain/cars/price-display.ts'
import { availableStatuses } from '#domain/cars/is-available.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { cars, fetchedMarketPrices } from '../tables/cars.ts'
import { outbox } from '../tables/outbox.ts'

/** A vehicle that a service should be asked about. */
export type DueCar = {
  id: string
  vin: string
  odometerKm: number
  askingCents: number
}

type Claim = {
  /** What the service’s prices include. Vehicles whose price includes something else can’t be compared. */
  kind: PriceKind
  /** What a price of the site includes when the feed does not say. */
  defaultKind: PriceKind | null
  max: number
  /** When the vehicles are due again if no answer is stored. */
  leaseMs: number
}

type Answer = { carId: string; prices: MarketPrices | null; days: number }

/** The market prices that a service estimated for the vehicles of one site. */
export type MarketPriceStore = {
  /** Adds the job unless the site has one that waits, or that failed for good within a day. */
  schedule(job: NewJob): Promise<boolean>
  /** Adds the job for later. It is not late before, so nobody is warned of a job that only waits. */
  scheduleIn(waitMs: number, job: NewJob): Promise<void>
  /**
   * Takes vehicles for sale that are due and for which the feed has no averages. While someone has them, nobody else gets
   * them, so no question is paid for twice.
   */
  claim(claim: Claim): Promise<DueCar[]>
  /** Stores answers at once, as one change of the site. The vehicles are due again after so many days. */
  save(answers: readonly Answer[]): Promise<void>
  /** Makes claimed vehicles due again after so many days, without an answer. */
  postpone(carIds: readonly string[], days: number): Promise<void>
  /** Deletes prices of any other service, and those that are older. */
  forget(kept: { service: MarketPriceService | null; maxDays: number }): Promise<void>
}

export function marketPriceStore(db: Db, siteId: string): MarketPriceStore {
  const ofThisSite = eq(fetchedMarketPrices.siteId, siteId)

  return {
    schedule: (job) =>
      db.transaction(async (tx) => {
        const isRecent = or(isNull(outbox.deadAt), gt(outbox.deadAt, sql`now() - interval '1 day'`))
        const [known] = await tx
          .select({ id: outbox.id })
          .from(outbox)
          .where(
            and(
              eq(outbox.siteId, siteId),
              eq(outbox.key, siteId),
              eq(outbox.kind, job.kind),
              isNull(outbox.deliveredAt),
              isRecent,
            ),
          )
          .limit(1)
        if (!known) await addJobs(tx, { siteId, key: siteId, jobs: [job] })
        return !known
      }),

    scheduleIn(waitMs, job) {
      const dueAt = new Date(Date.now() + waitMs)
      return addJobs(db, { siteId, key: siteId, jobs: [{ ...job, dueAt }] })
    },

    async claim({ kind, defaultKind, max, leaseMs }) {
      const isOfKind =
        kind === defaultKind
          ? sql`(c.price_kind = ${kind} or c.price_kind is null and trim(coalesce(c.price_type, '')) = '')`
          : sql`c.price_kind = ${kind}`
      const { rows } = await db.execute<DueCar>(sql`
        with claimed as (
          insert into ${fetchedMarketPrices} as f (site_id, car_id, next_at)
          select c.site_id, c.id, now() + ${leaseMs} * interval '1 millisecond'
          from ${cars} c left join ${fetchedMarketPrices} p on p.site_id = c.site_id and p.car_id = c.id
          where c.site_id = ${siteId} and c.status = any(${sql.param(availableStatuses)}::text[])
            and c.show_on_dealer_website and c.vin ~ ${VIN} and c.odometer_km is not null
            and c.market_prices is null and ${ASKING} is not null and ${isOfKind} and coalesce(p.next_at, '-infinity') <= now() + ${ROUNDING}
          order by p.next_at nulls first, c.id limit ${max}
          on conflict (site_id, car_id) do update set next_at = excluded.next_at where f.next_at <= now() + ${ROUNDING}
          returning car_id
        )
        select c.id, c.vin, c.odometer_km as "odometerKm", ${ASKING}::float8 as "askingCents"
        from ${cars} c join claimed on claimed.car_id = c.id where c.site_id = ${siteId}`)
      return rows
    },

    async save(answers) {
      if (answers.length === 0) return
      await db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        await tx.execute(sql`
          update ${fetchedMarketPrices} f set prices = a.prices,
            fetched_at = case when a.prices is not null then now() end, next_at = now() + make_interval(days => a.days)
          from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
            as a ("carId" uuid, prices jsonb, days int)
          where f.site_id = ${siteId} and f.car_id = a."carId"`)
      })
    },

    async postpone(carIds, days) {
      if (carIds.length === 0) return
      await db
        .update(fetchedMarketPrices)
        .set({ nextAt: sql`now() + make_interval(days => ${days})` })
        .where(and(ofThisSite, inArray(fetchedMarketPrices.carId, [...carIds])))
    },

    async forget({ service, maxDays }) {
      const isOld = lt(fetchedMarketPrices.fetchedAt, sql`now() - make_interval(days => ${maxDays})`)
      const isOther = sql`${fetchedMarketPrices.prices} ->> 'estimatedBy' is distinct from ${service}`
      const unwanted = and(ofThisSite, isNotNull(fetchedMarketPrices.prices), or(isOld, isOther))
      const [found] = await db
        .select({ id: fetchedMarketPrices.carId })
        .from(fetchedMarketPrices)
        .where(unwanted)
        .limit(1)
      if (!found) return
      await db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        await tx.delete(fetchedMarketPrices).where(unwanted)
      })
    },
  }
}

/** Times are stored in whole milliseconds, so a vehicle that is due now may be stored as due half a millisecond from now. */
const ROUNDING = sql`interval '1 millisecond'`

/** No service knows the shorter chassis numbers of vehicles from before 1989. */
const VIN = '^[A-HJ-NPR-Z0-9]{17}$'

/** The current price of `price-display.ts`. */
const ASKING = sql`least(${real('offer_price_cents')}, ${real('price_cents')})`

function real(name: string) {
  const column = sql`c.${sql.identifier(name)}`
  return sql`case when ${column} > ${HIGHEST_PLACEHOLDER_CENTS} then ${column} end`
}
