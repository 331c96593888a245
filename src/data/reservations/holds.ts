import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { HoldEvent } from '#domain/reservations/hold-states.ts'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { holds, holdSteps } from '../tables/reservations.ts'
import { isDue, isLive, liveHold } from './live-hold.ts'
import {
  addHold,
  milliseconds,
  type Hold,
  type HoldPlan,
  lockHold,
  moveHold,
  type NewHold,
} from './move-hold.ts'

export type { Hold, HoldPlan, NewHold } from './move-hold.ts'

type HoldStep = Pick<typeof holdSteps.$inferSelect, 'from' | 'to' | 'event' | 'at'>

/** The holds of one site’s vehicles. The database allows one live hold of a vehicle, whatever a process believes. */
export type HoldStore = {
  /**
   * Holds a vehicle for someone who is about to pay. The live hold that the same form made is returned as it is, and an offer
   * from the queue becomes it. Anyone who comes second gets `null`, and so does anyone else with the holder’s phone number.
   */
  take(wish: NewHold, plan: HoldPlan): Promise<Hold | null>
  find(id: string): Promise<Hold | null>
  findByReference(reference: string): Promise<Hold | null>
  /** The hold that keeps others from a vehicle. One whose time is up does not. */
  liveOf(carId: string): Promise<Hold | null>
  /** The hold whose time is up, while its job hasn’t ended it yet. */
  dueOf(carId: string): Promise<Hold | null>
  /** For how many milliseconds a live hold still lasts, by the database’s clock; `null` for one that has ended. */
  timeLeft(id: string): Promise<number | null>
  /** The steps that a hold took, oldest first. */
  stepsOf(id: string): Promise<HoldStep[]>
  /** How many vehicles the same person is about to pay for. */
  pendingOf(holder: string): Promise<number>
  /** Takes a step; `null` when the hold has no such step from where it is. */
  step(id: string, event: Exclude<HoldEvent, 'pay' | 'lapse'>, plan: HoldPlan): Promise<Hold | null>
  /** Ends a hold whose time is up, and no other. */
  lapse(id: string, plan: HoldPlan): Promise<Hold | null>
  /** Gives someone who is about to pay more time, on top of what is left, a few times. */
  extend(id: string, more: { ms: number; max: number }): Promise<Hold | null>
  /** Holds that should have a payment and have none that stands. */
  withoutPayment(): Promise<Pick<Hold, 'reference' | 'state'>[]>
  /** The holds of a phone number, newest first. */
  ofPhone(phone: string, max: number): Promise<Hold[]>
  /** Every hold of these states, newest first. */
  list(states: readonly Hold['state'][], max: number): Promise<Hold[]>
}

export function holdStore(db: Db, siteId: string): HoldStore {
  const ofThisSite = eq(holds.siteId, siteId)
  const is = (id: string) => and(ofThisSite, eq(holds.id, id))

  async function isOver(tx: Db, id: string) {
    const due = await tx
      .select({ id: holds.id })
      .from(holds)
      .where(and(is(id), isDue))
    return due.length > 0
  }

  async function lapse(tx: Db, id: string, plan: HoldPlan) {
    const [due] = await tx
      .select({ id: holds.id })
      .from(holds)
      .where(and(is(id), isDue))
      .for('update')
    const hold = due ? await lockHold(tx, siteId, id) : null
    return hold && moveHold(tx, siteId, hold, 'lapse', plan)
  }

  return {
    async take(wish, plan) {
      const current = await liveHold(db, siteId, wish.carId)
      if (current && !current.isDue) return isSameHolder(current, wish) ? accept(current, plan) : null
      const taken = await db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        if (current) await lapse(tx, current.id, plan)
        return addHold(tx, siteId, wish, { state: 'pending', lastsMs: plan.pendingMs }, plan)
      })
      if (taken) return taken
      // The end of the last hold may have made the vehicle theirs by the queue.
      const next = await liveHold(db, siteId, wish.carId)
      return next && isSameHolder(next, wish) ? accept(next, plan) : null
    },

    async find(id) {
      if (!UUID.test(id)) return null
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

    async pendingOf(holder) {
      const [row] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(holds)
        .where(and(ofThisSite, eq(holds.holder, holder), eq(holds.state, 'pending'), sql`not (${isDue})`))
      return row?.count ?? 0
    },

    step: (id, event, plan) =>
      db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        const hold = await lockHold(tx, siteId, id)
        // An offer whose time is up is the next person’s.
        if (!hold || (event === 'accept' && (await isOver(tx, id)))) return null
        return moveHold(tx, siteId, hold, event, plan)
      }),

    lapse: (id, plan) =>
      db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        return lapse(tx, id, plan)
      }),

    async extend(id, { ms, max }) {
      const [row] = await db
        .update(holds)
        .set({
          expiresAt: sql`${holds.expiresAt} + ${milliseconds(ms)}`,
          extensions: sql`${holds.extensions} + 1`,
          updatedAt: sql`now()`,
        })
        .where(
          and(is(id), eq(holds.state, 'pending'), sql`not (${isDue})`, sql`${holds.extensions} < ${max}`),
        )
        .returning()
      return row ?? null
    },

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

  /** Someone’s own hold, or their offer from the queue. */
  function accept(current: Hold, plan: HoldPlan): Promise<Hold | null> {
    if (current.state !== 'offered') return Promise.resolve(current)
    return db.transaction(async (tx) => {
      await lockStock(tx, siteId)
      const hold = await lockHold(tx, siteId, current.id)
      return hold?.state === 'offered' ? moveHold(tx, siteId, hold, 'accept', plan) : hold
    })
  }
}

/** PostgreSQL reports an ill-formed id as an error. To a visitor it is just an unknown id. */
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
