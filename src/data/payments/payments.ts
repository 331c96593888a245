import { and, asc, desc, eq, gte, sql } from 'drizzle-orm'
import type { PaymentEventName } from '#domain/payments/payment-states.ts'
import type { HoldState } from '#domain/reservations/hold-states.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import type { Hold, HoldPlan } from '../reservations/add-hold.ts'
import { ledgerEntries, paymentNotices, payments } from '../tables/payments.ts'
import { holds } from '../tables/reservations.ts'
import { type Payment, sell, settle, type Settled } from './settle.ts'

export type { Payment } from './settle.ts'

export type NewPayment = Pick<
  Payment,
  'purpose' | 'holdId' | 'reference' | 'provider' | 'amountCents' | 'name' | 'email' | 'phone' | 'page'
>
type LedgerEntry = Omit<typeof ledgerEntries.$inferSelect, 'siteId'>

type BookedPayment = Payment & { hold: { state: HoldState } | null; ledger: LedgerEntry[] }

/** What customers of one site pay online, and the ledger of it. */
export type PaymentStore = {
  create(payment: NewPayment): Promise<Payment>
  find(id: string): Promise<Payment | null>
  /** The payments of a hold, newest first. */
  ofHold(holdId: string): Promise<Payment[]>
  /** Payments since a moment of the same amount, for the same number on an invoice, by the same customer; newest first. */
  ofInvoice(invoice: Pick<Payment, 'reference' | 'amountCents' | 'phone'>, since: Date): Promise<Payment[]>
  started(id: string, at: { providerId: string; payUrl: string }): Promise<void>
  /**
   * Takes a step of a payment with everything that follows from it: its hold, its entry in the ledger, its jobs. The same
   * news again, or news that come too late, change nothing. A paid deposit either holds its vehicle or goes back.
   */
  settle(id: string, event: PaymentEventName, plan: HoldPlan): Promise<Settled | null>
  /** Adds a job about the hold of a payment that can’t be sent back, unless it has been meanwhile. */
  refundFailed(id: string, job: NewJob): Promise<void>
  /** Sells a held vehicle to its holder. The deposit counts towards the price. `null` when it isn’t held. */
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

  /** From the first payment on, the books are compared with the provider’s every day. */
  async function seeToBooks() {
    const none = sql`not exists (
      select from outbox where site_id = ${siteId} and kind = 'reconcile' and dead_at is null)`
    const { rows } = await db.execute(sql`select where ${none}`)
    if (rows.length === 0) return
    await db.transaction(async (tx) => {
      await lockStock(tx, siteId)
      await tx.execute(sql`
        insert into outbox (site_id, id, kind, key, payload, next_attempt_at)
        select ${siteId}, ${createId()}, 'reconcile', ${siteId}, jsonb_build_object('dueAt', at), at
        from (select now() + interval '1 day' as at) tomorrow where ${none}`)
    })
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

    async find(id) {
      const [row] = await db.select().from(payments).where(is(id))
      return row ?? null
    },

    ofHold: (holdId) =>
      db
        .select()
        .from(payments)
        .where(and(ofThisSite, eq(payments.holdId, holdId)))
        .orderBy(desc(payments.createdAt)),

    ofInvoice: ({ reference, amountCents, phone }, since) =>
      db
        .select()
        .from(payments)
        .where(
          and(
            ofThisSite,
            gte(payments.createdAt, since),
            eq(payments.purpose, 'invoice'),
            eq(payments.reference, reference),
            eq(payments.amountCents, amountCents),
            eq(payments.phone, phone ?? ''),
          ),
        )
        .orderBy(desc(payments.createdAt)),

    async started(id, { providerId, payUrl }) {
      await db.update(payments).set({ providerId, payUrl }).where(is(id))
    },

    settle: (id, event, plan) => db.transaction((tx) => settle(tx, siteId, { id, event }, plan)),

    async refundFailed(id, job) {
      const [row] = await db
        .select({ holdId: payments.holdId })
        .from(payments)
        .where(and(is(id), eq(payments.state, 'refunding')))
      if (row?.holdId) await addJobs(db, { siteId, key: row.holdId, jobs: [job] })
    },

    sell: (holdId, plan) => db.transaction((tx) => sell(tx, siteId, holdId, plan)),

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
