import { and, eq, lt, sql } from 'drizzle-orm'
import type { PurchaseAnswers, PurchaseOwner } from '#domain/purchases/purchase.ts'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { purchases } from '../tables/reservations.ts'

export type Purchase = { id: string; carId: string; answers: PurchaseAnswers; holdId: string | null }

/** Vehicles of one site that customers are buying online. Every step is stored, so they can go on elsewhere. */
export type PurchaseStore = {
  start(carId: string): Promise<Purchase>
  find(id: string): Promise<Purchase | null>
  /** Adds the answers of one step. Earlier answers of the same step are replaced. */
  answer(id: string, answers: PurchaseAnswers): Promise<void>
  /** Remembers whose it is, so that they find it among their data and can delete it. */
  belongsTo(id: string, owner: PurchaseOwner): Promise<void>
  /** The id of the purchase that a hold’s deposit is for. */
  ofHold(holdId: string): Promise<string | null>
  /** The hold that its deposit pays for. */
  held(id: string, holdId: string): Promise<void>
}

export function purchaseStore(db: Db, siteId: string): PurchaseStore {
  const merged = (more: PurchaseAnswers & PurchaseOwner) =>
    sql`${purchases.answers} || ${JSON.stringify(more)}::jsonb`
  const is = (id: string) => and(eq(purchases.siteId, siteId), eq(purchases.id, id))
  return {
    async start(carId) {
      const id = createId()
      await db.insert(purchases).values({ siteId, id, carId })
      return { id, carId, answers: {}, holdId: null }
    },
    async find(id) {
      const [row] = await db.select().from(purchases).where(is(id))
      if (!row) return null
      const { customerId: _customer, leadId: _lead, ...answers } = row.answers
      return { id, carId: row.carId, holdId: row.holdId, answers }
    },
    async answer(id, answers) {
      await db
        .update(purchases)
        .set({ answers: merged(answers), updatedAt: sql`now()` })
        .where(is(id))
    },
    async belongsTo(id, owner) {
      await db
        .update(purchases)
        .set({ answers: merged(owner) })
        .where(is(id))
    },
    async ofHold(holdId) {
      const [row] = await db
        .select({ id: purchases.id })
        .from(purchases)
        .where(and(eq(purchases.siteId, siteId), eq(purchases.holdId, holdId)))
      return row?.id ?? null
    },
    async held(id, holdId) {
      await db.update(purchases).set({ holdId }).where(is(id))
    },
  }
}

/** Deletes purchases that nobody went on with. */
export async function deleteOldPurchases(db: Db, before: Date): Promise<void> {
  await db.delete(purchases).where(lt(purchases.updatedAt, before))
}
