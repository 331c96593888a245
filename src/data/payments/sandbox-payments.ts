import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { addJobs, type NewJob } from '../add-jobs.ts'
import { sandboxPayments } from '../tables/payments.ts'

type StoredSandboxPayment = Omit<typeof sandboxPayments.$inferSelect, 'siteId'>
type StartedSandboxPayment = Omit<
  StoredSandboxPayment,
  'state' | 'refundedCents' | 'refundFails' | 'createdAt'
>
type SandboxChange = {
  set: Partial<Pick<StoredSandboxPayment, 'state' | 'refundedCents' | 'refundFails'>>
  jobs: readonly NewJob[]
}

/** The payments at the demo’s own provider. */
export type SandboxPaymentStore = {
  /** The payment with this `paymentId`, which is a new one unless it was started before. */
  start(payment: StartedSandboxPayment): Promise<StoredSandboxPayment>
  find(id: string): Promise<StoredSandboxPayment | null>
  /** Changes a payment and adds jobs about it, in one transaction. Returns it as it is then. */
  change(
    id: string,
    decide: (payment: StoredSandboxPayment) => SandboxChange | null,
  ): Promise<StoredSandboxPayment | null>
  since(from: Date): Promise<StoredSandboxPayment[]>
}

export function sandboxPaymentStore(db: Db, siteId: string): SandboxPaymentStore {
  const ofSite = eq(sandboxPayments.siteId, siteId)
  return {
    async start(payment) {
      await db
        .insert(sandboxPayments)
        .values({ ...payment, siteId, state: 'open' })
        .onConflictDoNothing()
      const [stored] = await db
        .select()
        .from(sandboxPayments)
        .where(and(ofSite, eq(sandboxPayments.paymentId, payment.paymentId)))
      if (!stored) throw new Error('A payment of the sandbox was stored but is missing.')
      return stored
    },

    async find(id) {
      const [stored] = await db
        .select()
        .from(sandboxPayments)
        .where(and(ofSite, eq(sandboxPayments.id, id)))
      return stored ?? null
    },

    change: (id, decide) =>
      db.transaction(async (tx) => {
        const one = and(ofSite, eq(sandboxPayments.id, id))
        const [stored] = await tx.select().from(sandboxPayments).where(one).for('update')
        const change = stored && decide(stored)
        if (!change) return stored ?? null
        if (Object.keys(change.set).length > 0) await tx.update(sandboxPayments).set(change.set).where(one)
        await addJobs(tx, { siteId, key: id, jobs: change.jobs })
        return { ...stored, ...change.set }
      }),

    since: (from) =>
      db
        .select()
        .from(sandboxPayments)
        .where(and(ofSite, gte(sandboxPayments.createdAt, from))),
  }
}
