import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { chance } from '../chance.ts'

const TICK_MS = 150
/** How much longer an attempt to pay lasts than a paid hold, so that most visitors get to pay. */
const UNPAID = 3
const jobKinds = sql`('hold-expiry', 'refund-payment', 'sandbox-payment-notice')`

/**
 * Makes minutes and days of holds pass within seconds, and does what the dealer does: sells to holders, refunds at the provider,
 * and offers vehicles again.
 */
export function startClock(db: Db, dealer: Dealership, share: number) {
  const stopping = new AbortController()
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function run() {
    while (!stopping.signal.aborted) {
      await letTimePass(db, dealer.siteId, share)
      await leaveQueues(db, dealer.siteId)
      await actAsDealer(db, dealer)
      await delay(TICK_MS)
    }
  }
}

/** The time of a share of the holds is up, and some jobs that wait are due. A job that is being done keeps its lease. */
async function letTimePass(db: Db, siteId: string, share: number) {
  await db.execute(sql`update holds set expires_at = now() - interval '1 second'
    where site_id = ${siteId} and (state = 'held' and random() < ${share}
      or state in ('offered', 'pending') and random() < ${share / UNPAID})`)
  await db.execute(sql`update outbox set next_attempt_at = now() - interval '1 second'
    where site_id = ${siteId} and delivered_at is null and dead_at is null and kind in ${jobKinds}
      and attempts = 0 and random() < 0.5`)
}

/** Most people do not wait for long. */
async function leaveQueues(db: Db, siteId: string) {
  await db.execute(sql`update hold_queue set state = 'left'
    where site_id = ${siteId} and state = 'waiting' and random() < 0.2`)
}

async function actAsDealer(db: Db, dealer: Dealership) {
  const { siteId, holds, payments, paymentProvider } = dealer
  const [hold] = await holds.list(['held'], 1)
  if (hold && chance(0.2)) await payments.sell(hold.id, holdPlan(dealer))
  if (hold && chance(0.2)) {
    const [payment] = await payments.ofHold(hold.id)
    if (payment && payment.providerId !== null) {
      const { id: paymentId, providerId, amountCents } = payment
      await paymentProvider?.refund({ paymentId, providerId, amountCents })
    }
  }
  await db.execute(sql`update cars set status = 'in_stock', sold_at = null
    where site_id = ${siteId} and status = 'sold' and random() < 0.5`)
}

/** Lets every unpaid hold end, and every job that is on its way arrive. Returns what is still left after a while. */
export async function letAllSettle(db: Db, siteId: string, patienceMs: number): Promise<number> {
  const end = Date.now() + patienceMs
  await db.execute(sql`update hold_queue set state = 'left' where site_id = ${siteId} and state = 'waiting'`)
  for (;;) {
    await db.execute(sql`update holds set expires_at = now() - interval '1 second'
      where site_id = ${siteId} and state in ('offered', 'pending')`)
    await letTimePass(db, siteId, 0)
    const { rows } = await db.execute<{ left: number }>(sql`
      select (select count(*) from holds where site_id = ${siteId} and state in ('offered', 'pending'))::int
        + (select count(*) from outbox where site_id = ${siteId} and delivered_at is null and dead_at is null
            and kind in ('refund-payment', 'sandbox-payment-notice'))::int as left`)
    const left = rows[0]?.left ?? 0
    if (left === 0 || Date.now() > end) return left
    await delay(TICK_MS)
  }
}
