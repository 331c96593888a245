import { eq } from 'drizzle-orm'
import { leads } from '#data/tables/leads.ts'
import type { Dealership } from '#operations/dealership.ts'
import { testDatabase } from './database.ts'

/** Every lead that a dealer was given. */
export function leadsOf({ siteId }: Pick<Dealership, 'siteId'>) {
  return testDatabase().db.select().from(leads).where(eq(leads.siteId, siteId))
}
