import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveHoldStates } from '#domain/reservations/hold-states.ts'
import type { Db } from '../database.ts'
import { holds } from '../tables/reservations.ts'

/** In these states the database lets nobody else hold the vehicle. */
export const isLive = inArray(holds.state, [...liveHoldStates])
/** Its time is up by the database’s clock, whether or not its end is recorded. */
export const isDue = sql`${holds.expiresAt} <= now()`

/** The live hold of a vehicle. One whose time is up keeps nobody from the vehicle. */
export async function liveHold(db: Db, siteId: string, carId: string) {
  const [row] = await db
    .select({ hold: holds, isDue: sql<boolean>`${isDue}` })
    .from(holds)
    .where(and(eq(holds.siteId, siteId), eq(holds.carId, carId), isLive))
  return row ? { ...row.hold, isDue: row.isDue } : null
}
