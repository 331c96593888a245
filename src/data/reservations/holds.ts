import { and, eq, sql } from 'drizzle-orm'
import type { HoldEvent } from '#domain/reservations/hold-states.ts'
import { isSameHolder } from '#domain/reservations/is-same-holder.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { holds } from '../tables/reservations.ts'
import { type HoldReads, holdReads, pendingOf } from './hold-reads.ts'
import { isDue, liveHold } from './live-hold.ts'
import { addHold, type Hold, type HoldPlan, milliseconds, type NewHold } from './add-hold.ts'
import { lockHold, moveHold } from './move-hold.ts'
import { offerToNext } from './offer-to-next.ts'

export type { Hold, HoldPlan, NewHold } from './add-hold.ts'

/** The holds of one site’s vehicles. The database allows one live hold of a vehicle, whatever a process believes. */
export type HoldStore = HoldReads & {
  /**
   * Holds a vehicle for someone who is about to pay. The live hold that the same form made is returned as it is, and an offer
   * from the queue becomes it. Anyone who comes second gets `null`, and so does anyone else with the holder’s phone number, while
   * others wait for the vehicle, and someone who is about to pay for `maxPending` vehicles.
   */
  take(wish: NewHold, plan: HoldPlan, most?: { maxPending: number }): Promise<Hold | null>
  /** Takes a step; `null` when the hold has no such step from where it is. */
  step(id: string, event: Exclude<HoldEvent, 'pay' | 'lapse'>, plan: HoldPlan): Promise<Hold | null>
  /** Ends a hold whose time is up, and no other. */
  lapse(id: string, plan: HoldPlan): Promise<Hold | null>
  /** Gives someone who is about to pay more time, on top of what is left, a few times. */
  extend(id: string, more: { ms: number; max: number }): Promise<Hold | null>
}

export function holdStore(db: Db, siteId: string): HoldStore {
  const is = (id: string) => and(eq(holds.siteId, siteId), eq(holds.id, id))

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
    ...holdReads(db, siteId),

    async take(wish, plan, { maxPending } = { maxPending: Number.POSITIVE_INFINITY }) {
      const current = await liveHold(db, siteId, wish.carId)
      if (current && !current.isDue) return isSameHolder(current, wish) ? accept(current, plan) : null
      const taken = await db.transaction(async (tx) => {
        await lockStock(tx, siteId)
        if (current) await lapse(tx, current.id, plan)
        // The dealer’s own data may have kept the vehicle from those who wait, and have given it back.
        else await offerToNext(tx, siteId, wish.carId, plan)
        if ((await pendingOf(tx, siteId, wish.holder)) >= maxPending) return null
        return addHold(tx, siteId, wish, { state: 'pending', lastsMs: plan.pendingMs }, plan)
      })
      if (taken) return taken
      // It may have become theirs by the queue.
      const next = await liveHold(db, siteId, wish.carId)
      return next && isSameHolder(next, wish) ? accept(next, plan) : null
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
