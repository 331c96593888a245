import { eq } from 'drizzle-orm'
import { leads, outbox } from '#data/tables/leads.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../database/database.ts'

/** Every lead that a dealer was given. */
export function leadsOf({ siteId }: Pick<Dealership, 'siteId'>) {
  return testDatabase().db.select().from(leads).where(eq(leads.siteId, siteId))
}

/** Every job of telling of them, done or not. */
export function jobsOf({ siteId }: Pick<Dealership, 'siteId'>) {
  return testDatabase().db.select().from(outbox).where(eq(outbox.siteId, siteId))
}
