import { eq } from 'drizzle-orm'
import { leads } from '#data/tables/leads.ts'
import { outbox } from '#data/tables/outbox.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../database/database.ts'

/** All leads of a dealer. */
export function leadsOf({ siteId }: Pick<Dealership, 'siteId'>) {
  return testDatabase().db.select().from(leads).where(eq(leads.siteId, siteId))
}

/** All delivery jobs of a dealer’s leads, done or not. */
export function jobsOf({ siteId }: Pick<Dealership, 'siteId'>) {
  return testDatabase().db.select().from(outbox).where(eq(outbox.siteId, siteId))
}
