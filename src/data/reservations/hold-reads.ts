import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { VehicleClaims } from '#domain/reservations/reservation-state.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Db } from '../database.ts'
import { cars } from '../tables/cars.ts'
import { holds, holdSteps } from '../tables/reservations.ts'
import { isDue, isLive, liveHold } from './live-hold.ts'
import type { Hold } from './add-hold.ts'

/** What is known of the holds of one site’s vehicles. */
export type HoldReads = {
  find(id: string): Promise<Hold | null>
  findByReference(reference: string): Promise<Hold | null>
  /** The hold that keeps others from a vehicle. One whose time is up does not. */
  liveOf(carId: string): Promise<Hold | null>
  /** The hold whose time is up, while its job hasn’t ended it yet. */
  dueOf(carId: string): Promise<Hold | null>
  /** What keeps others from a vehicle. */
  claimsOn(carId: string): Promise<Pick<VehicleClaims, 'hold' | 'byDealer'>>
  /** For how many milliseconds a live hold still lasts, by the database’s clock; `null` for one that has ended. */
  timeLeft(id: string): Promise<number | null>
  /** The steps that a hold took, oldest first. */
  stepsOf(id: string): Promise<HoldStep[]>
  /** How many vehicles the same person is about to pay for. */
  pendingOf(holder: string): Promise<number>
  /** Holds that should have a payment and have none that stands. */
  withoutPayment(): Promise<Pick<Hold, 'reference' | 'state'>[]>
  /** The holds of a phone number, newest first. */
  ofPhone(phone: string, max: number): Promise<Hold[]>
  /** Every hold of these states, newest first. */
  list(states: readonly Hold['state'][], max: number): Promise<Hold[]>
}

type HoldStep = Pick<typeof holdSteps.$inferSelect, 'from' | 'to' | 'event' | 'at'>

export function holdReads(db: Db, siteId: string): HoldReads {
  const ofThisSite = eq(holds.siteId, siteId)
  const is = (id: string) => and(ofThisSite, eq(holds.id, id))

  return {
    async find(id) {
      if (!isUuid(id)) return null
      const [row] = await db.select().from(holds).where(is(id))
      return row ?? null
    },

    async findByReference(reference) {
      const [row] = await db
        .select()
        .from(holds)
        .where(and(ofThisSite, eq(holds.reference, reference)))
      return row ?? null
    },

    async liveOf(carId) {
      const row = await liveHold(db, siteId, carId)
      return row && !row.isDue ? row : null
    },

    async dueOf(carId) {
      const row = await liveHold(db, siteId, carId)
      return row?.isDue ? row : null
    },

    async claimsOn(carId) {
      const [claims] = await db
        .select({ byDealer: cars.reserved, isDue: sql<boolean | null>`${isDue}` })
        .from(cars)
        .leftJoin(holds, and(eq(holds.siteId, cars.siteId), eq(holds.carId, cars.id), isLive))
        .where(and(eq(cars.siteId, siteId), eq(cars.id, carId)))
      if (!claims) return { hold: null, byDealer: false }
      const { byDealer, isDue: isOverdue } = claims
      return { hold: isOverdue === null ? null : isOverdue ? 'due' : 'live', byDealer }
    },

    async timeLeft(id) {
      const [row] = await db
        .select({
          ms: sql<number>`ceil(extract(epoch from ${holds.expiresAt} - clock_timestamp()) * 1000)::float8`,
        })
        .from(holds)
        .where(and(is(id), isLive))
      return row ? Math.max(row.ms, 0) : null
    },

    stepsOf: (id) =>
      db
        .select({ from: holdSteps.from, to: holdSteps.to, event: holdSteps.event, at: holdSteps.at })
        .from(holdSteps)
        .where(and(eq(holdSteps.siteId, siteId), eq(holdSteps.holdId, id)))
        .orderBy(asc(holdSteps.step)),

    pendingOf: (holder) => pendingOf(db, siteId, holder),

    async withoutPayment() {
      const { rows } = await db.execute<Pick<Hold, 'reference' | 'state'>>(sql`
        select reference, state from holds h where site_id = ${siteId} and state in ('held', 'sold')
          and not exists (select from payments p where p.site_id = h.site_id and p.hold_id = h.id
            and (p.state = 'paid' or h.state = 'sold' and p.state = 'refunded'))`)
      return rows
    },

    ofPhone: (phone, max) =>
      db
        .select()
        .from(holds)
        .where(and(ofThisSite, eq(holds.phone, phone)))
        .orderBy(desc(holds.createdAt))
        .limit(max),

    list: (states, max) =>
      db
        .select()
        .from(holds)
        .where(and(ofThisSite, inArray(holds.state, [...states])))
        .orderBy(desc(holds.createdAt))
        .limit(max),
  }
}

export async function pendingOf(db: Db, siteId: string, holder: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(holds)
    .where(
      and(
        eq(holds.siteId, siteId),
        eq(holds.holder, holder),
        eq(holds.state, 'pending'),
        sql`not (${isDue})`,
      ),
    )
  return row?.count ?? 0
}
