import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { customers, customerSessions } from '../tables/customers.ts'

type CustomerSession = Pick<
  typeof customerSessions.$inferSelect,
  'id' | 'customerId' | 'device' | 'createdAt' | 'lastSeenAt'
>

/** The browsers in which the customers of one site are signed in. */
export type CustomerSessionStore = {
  start(session: { tokenHash: string; customerId: string; device: string }): Promise<CustomerSession>
  /** The session with this token, with its customer’s number. It may be over; see `isSessionOver`. */
  find(tokenHash: string): Promise<(CustomerSession & { phone: string }) | null>
  /** The customer's sessions, the latest visit first. */
  of(customerId: string): Promise<CustomerSession[]>
  /** Records a visit, of the session and of its customer. */
  seen(id: string): Promise<void>
  end(customerId: string, id: string): Promise<void>
  /** Ends every session of a customer, apart from one that stays. Returns how many there were. */
  endAll(customerId: string, exceptId?: string): Promise<number>
  /** Signs every customer of the site out. Returns how many sessions there were. */
  endEveryones(): Promise<number>
}

const columns = {
  id: customerSessions.id,
  customerId: customerSessions.customerId,
  device: customerSessions.device,
  createdAt: customerSessions.createdAt,
  lastSeenAt: customerSessions.lastSeenAt,
}

export function customerSessionStore(db: Db, siteId: string): CustomerSessionStore {
  const ofThisSite = eq(customerSessions.siteId, siteId)
  const ofCustomer = (id: string) => and(ofThisSite, eq(customerSessions.customerId, id))

  return {
    async start(session) {
      const [row] = await db
        .insert(customerSessions)
        .values({ siteId, id: createId(), ...session })
        .returning(columns)
      if (!row) throw new Error('PostgreSQL returned no session')
      return row
    },
    async find(tokenHash) {
      const [row] = await db
        .select({ ...columns, phone: customers.phone })
        .from(customerSessions)
        .innerJoin(
          customers,
          and(eq(customers.siteId, customerSessions.siteId), eq(customers.id, customerSessions.customerId)),
        )
        .where(and(ofThisSite, eq(customerSessions.tokenHash, tokenHash)))
      return row ?? null
    },
    of: (customerId) =>
      db
        .select(columns)
        .from(customerSessions)
        .where(ofCustomer(customerId))
        .orderBy(desc(customerSessions.lastSeenAt)),
    async seen(id) {
      await db.transaction(async (tx) => {
        const [session] = await tx
          .update(customerSessions)
          .set({ lastSeenAt: sql`now()` })
          .where(and(ofThisSite, eq(customerSessions.id, id)))
          .returning({ customerId: customerSessions.customerId })
        if (!session) return
        await tx
          .update(customers)
          .set({ lastSeenAt: sql`now()` })
          .where(and(eq(customers.siteId, siteId), eq(customers.id, session.customerId)))
      })
    },
    async end(customerId, id) {
      await db.delete(customerSessions).where(and(ofCustomer(customerId), eq(customerSessions.id, id)))
    },
    async endAll(customerId, exceptId) {
      const { rowCount } = await db
        .delete(customerSessions)
        .where(
          and(ofCustomer(customerId), exceptId === undefined ? undefined : ne(customerSessions.id, exceptId)),
        )
      return rowCount ?? 0
    },
    async endEveryones() {
      const { rowCount } = await db.delete(customerSessions).where(ofThisSite)
      return rowCount ?? 0
    },
  }
}

/** Deletes sessions of all sites that have ended by now. */
export async function deleteOldSessions(db: Db, { idleMs, maxMs }: { idleMs: number; maxMs: number }) {
  const before = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`
  await db
    .delete(customerSessions)
    .where(or(lt(customerSessions.lastSeenAt, before(idleMs)), lt(customerSessions.createdAt, before(maxMs))))
}
