import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'
import { fetchedMarketPrices } from '#data/tables/cars.ts'
import { outbox } from '#data/tables/outbox.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

export async function pricesOf({ cars }: Dealership, slug: string) {
  return (await cars.findBySlug(slug))?.marketPrices ?? null
}

/** As if that many days had passed since. */
export async function daysPass(db: Db, { siteId }: Dealership, days: number) {
  await db
    .update(fetchedMarketPrices)
    .set({
      nextAt: sql`next_at - make_interval(days => ${days})`,
      fetchedAt: sql`fetched_at - make_interval(days => ${days})`,
    })
    .where(eq(fetchedMarketPrices.siteId, siteId))
}

export function marketJobsOf(db: Db, { siteId }: Dealership) {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.siteId, siteId), eq(outbox.kind, 'market-prices')))
}
