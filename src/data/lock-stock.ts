import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Lets one transaction at a time change which vehicles of a site are for sale or held; the others wait until it ends. Every
 * change of a vehicle takes the site’s next revision in the end. A transaction that takes it first, before it locks a vehicle
 * or a hold, never waits for one that waits for it.
 */
export async function lockStock(tx: Pick<Db, 'execute'>, siteId: string): Promise<void> {
  await tx.execute(sql`select from site_revisions where site_id = ${siteId} for no key update`)
}
