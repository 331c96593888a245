import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import { type LedgerKind, ledgerMove } from '#domain/payments/ledger.ts'
import { nextPaymentState, type PaymentEventName } from '#domain/payments/payment-states.ts'
import { type HoldState, nextHoldState } from '#domain/reservations/hold-states.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { addJobs } from '../outbox.ts'
import { type Hold, type HoldPlan, lockHold, moveHold } from '../reservations/move-hold.ts'
import { ledgerEntries, paymentNotices, payments } from '../tables/payments.ts'
import { holds } from '../tables/reservations.ts'

export type Payment = Omit<typeof payments.$inferSelect, 'siteId'>
export type NewPayment = Pick<
  Payment,
  'purpose' | 'holdId' | 'reference' | 'provider' | 'amountCents' | 'name' | 'email' | 'phone' | 'page'
>
type LedgerEntry = Omit<typeof ledgerEntries.$inferSelect, 'siteId'>

type BookedPayment = Payment & { hold: { state: HoldState } | null; ledger: LedgerEntry[] }

/** What became of a payment, and of its hold. */
export type Settled = { payment: Payment; hold: Hold | null; isNews: boolean }

/** What customers of one site pay online, and the ledger of it. */
export type PaymentStore = {
  create(payment: NewPayment): Promise<Payment>
  find(id: string): Promise<Payment | null>
  /** The payments of a hold, newest first. */
  ofHold(holdId: string): Promise<Payment[]>
  started(id: string, at: { providerId: string; payUrl: string }): Promise<void>
  /**
   * Takes a step of a payment with everything that follows from it: its hold, its entry in the ledger, its jobs. The same
   * news again, or news that come too late, change nothing. A paid deposit either holds its vehicle or goes back.
   */
  settle(id: string, event: PaymentEventName, plan: HoldPlan): Promise<Settled | null>
  /** Sells a held vehicle to its holder. The deposit counts towards the price. */
  sell(holdId: string, plan: HoldPlan): Promise<Hold | null>
  /** Remembers an event of a provider. `false` when it is known. */
  notice(event: { provider: string; eventId: string; kind: string }): Promise<boolean>
  /** Payments since a moment, with the state of their hold and their entries in the ledger. */
  books(from: Date): Promise<BookedPayment[]>
  ledger(paymentId: string): Promise<LedgerEntry[]>
}

export function paymentStore(db: Db, siteId: string): PaymentStore {
  const ofThisSite = eq(payments.siteId, siteId)
  const is = (id: string) => and(ofThisSite, eq(payments.id, id))

  async function find(tx: Db, id: string) {
    const [row] = await tx.select().from(payments).where(is(id))
    return row ?? null
  }

  async function enter(tx: Db, { id, purpose, amountCents }: Payment, kind: LedgerKind) {
    await tx
      .insert(ledgerEntries)
      .values({ siteId, paymentId: id, kind, ...ledgerMove(kind, purpose), amountCents })
  }

  async function step(tx: Db, payment: Payment, event: PaymentEventName, why?: string) {
    const state = nextPaymentState(payment.state, event)
    if (state === null) return null
    const [moved] = await tx
      .update(payments)
      .set({
        state,
        updatedAt: sql`now()`,
        ...(event === 'pay' && { paidAt: sql`now()` }),
        ...(why !== undefined && { refundReason: why }),
      })
      .where(is(payment.id))
      .returning()
    return moved ?? null
  }

  /** From the first payment on, the books are compared with the provider’s every day. */
  async function seeToBooks() {
    await db.execute(sql`
      insert into outbox (site_id, id, kind, key, payload, next_attempt_at)
      select ${siteId}, ${createId()}, 'reconcile', ${siteId}, '{}', now() + interval '1 day'
      where not exists (select from outbox where site_id = ${siteId} and kind = 'reconcile' and dead_at is null)`)
  }

  /** Holds the vehicle for a paid deposit. If that is impossible, the deposit goes back. */
  async function holdForPaid(tx: Db, hold: Hold, payment: Payment, plan: HoldPlan) {
    const held = await unlessTaken(() =>
      tx.transaction((nested) =>
        nextHoldState(hold.state, 'pay') ? payIfForSale(nested, hold, plan) : Promise.resolve(null),
      ),
    )
    if (held) return { hold: held, payment }
    const refunding = (await step(tx, payment, 'refund', refundReasonOf(hold))) ?? payment
    await addJobs(tx, { siteId, key: payment.id, jobs: [plan.refundJob] })
    return { hold: (await moveHold(tx, siteId, hold, 'refund', plan)) ?? hold, payment: refunding }
  }

  /** A vehicle that was sold or taken off sale meanwhile can’t be held. */
  async function payIfForSale(tx: Db, hold: Hold, plan: HoldPlan) {
    const { rows } = await tx.execute(sql`
      select from cars where site_id = ${siteId} and id = ${hold.carId} and status = 'in_stock'`)
    return rows.length > 0 ? moveHold(tx, siteId, hold, 'pay', plan) : null
  }

  return {
    async create(payment) {
      await seeToBooks()
      const [row] = await db
        .insert(payments)
        .values({ ...payment, siteId, id: createId(), state: 'started' })
        .returning()
      if (!row) throw new Error('The payment was not stored.')
      return row
    },

    find: (id) => find(db, id),

    ofHold: (holdId) =>
      db
        .select()
        .from(payments)
        .where(and(ofThisSite, eq(payments.holdId, holdId)))
        .orderBy(desc(payments.createdAt)),

    async started(id, { providerId, payUrl }) {
      await db.update(payments).set({ providerId, payUrl }).where(is(id))
    },

    settle: (id, event, plan) =>
      db.transaction(async (tx) => {
        const known = await find(tx, id)
        if (!known) return null
        // Always the hold first, so that two transactions never wait for each other.
        const hold = known.holdId === null ? null : await lockHold(tx, siteId, known.holdId)
        const [payment] = await tx.select().from(payments).where(is(id)).for('update')
        const moved = payment ? await step(tx, payment, event) : null
        if (!moved || !payment) return { payment: payment ?? known, hold, isNews: false }
        if (moved.state === 'paid') await enter(tx, moved, 'paid')
        if (moved.state === 'paid' && !hold) await addJobs(tx, { siteId, key: id, jobs: plan.invoiceJobs })
        if (moved.state === 'refunded') await enter(tx, moved, 'refunded')
        if (hold && event === 'pay') return { ...(await holdForPaid(tx, hold, moved, plan)), isNews: true }
        if (hold && event === 'refund done') {
          // The dealer may have refunded it at the provider, which gives the vehicle up.
          const released = hold.state === 'held' ? await moveHold(tx, siteId, hold, 'release', plan) : hold
          const done = released && (await moveHold(tx, siteId, released, 'refund done', plan))
          return { payment: moved, hold: done ?? released, isNews: true }
        }
        return { payment: moved, hold, isNews: true }
      }),

    sell: (holdId, plan) =>
      db.transaction(async (tx) => {
        const hold = await lockHold(tx, siteId, holdId)
        const sold = hold && (await moveHold(tx, siteId, hold, 'sell', plan))
        if (!sold) return null
        const paid = await tx
          .select()
          .from(payments)
          .where(and(ofThisSite, eq(payments.holdId, holdId), eq(payments.state, 'paid')))
          .for('update')
        for (const payment of paid) await enter(tx, payment, 'applied')
        return sold
      }),

    async notice(event) {
      const { rowCount } = await db
        .insert(paymentNotices)
        .values({ ...event, siteId })
        .onConflictDoNothing()
      return rowCount === 1
    },

    async books(from) {
      const rows = await db
        .select({ payment: payments, holdState: holds.state })
        .from(payments)
        .leftJoin(holds, and(eq(holds.siteId, payments.siteId), eq(holds.id, payments.holdId)))
        .where(and(ofThisSite, gte(payments.createdAt, from)))
        .orderBy(asc(payments.createdAt))
      const entries = await db
        .select({ entry: ledgerEntries })
        .from(ledgerEntries)
        .innerJoin(
          payments,
          and(eq(payments.siteId, ledgerEntries.siteId), eq(payments.id, ledgerEntries.paymentId)),
        )
        .where(and(ofThisSite, gte(payments.createdAt, from)))
      const byPayment = Map.groupBy(entries, ({ entry }) => entry.paymentId)
      return rows.map(({ payment, holdState }) => ({
        ...payment,
        hold: holdState === null ? null : { state: holdState },
        ledger: (byPayment.get(payment.id) ?? []).map(({ entry }) => entry),
      }))
    },

    ledger: (paymentId) =>
      db
        .select()
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.siteId, siteId), eq(ledgerEntries.paymentId, paymentId))),
  }
}

function refundReasonOf({ state }: Hold) {
  return state === 'held' || state === 'sold' ? 'paid twice' : 'the vehicle was no longer free'
}

/** `null` where someone else holds the vehicle by now. */
async function unlessTaken<Result>(take: () => Promise<Result>): Promise<Result | null> {
  try {
    return await take()
  } catch (failure) {
    if (isUniqueViolation(failure)) return null
    throw failure
  }
}

function isUniqueViolation(failure: unknown) {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
