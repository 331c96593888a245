import { eq, sql } from 'drizzle-orm'
import { carPrices, cars, feedRuns } from '#data/tables/cars.ts'
import { changes } from '#data/tables/sites.ts'
import { testDatabase } from '../database/database.ts'

/** Everything that an import could leave behind. */
export async function importTraces(siteId: string) {
  const { db } = testDatabase()
  const ofSite = sql`site_id = ${siteId}`
  return {
    cars: await db.select().from(cars).where(ofSite).orderBy(cars.id),
    changes: await db.select().from(changes).where(ofSite).orderBy(changes.revision, changes.key),
    prices: await db.select().from(carPrices).where(ofSite).orderBy(carPrices.id),
  }
}

/** The recorded runs, earliest first. */
export function importRuns(siteId: string) {
  return testDatabase()
    .db.select()
    .from(feedRuns)
    .where(eq(feedRuns.siteId, siteId))
    .orderBy(feedRuns.finishedAt, feedRuns.id)
}
