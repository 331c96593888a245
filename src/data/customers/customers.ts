import { and, eq, sql } from 'drizzle-orm'
import { createId } from '../create-id.ts'
import type { Db } from '../database.ts'
import { isUniqueViolation } from '../is-unique-violation.ts'
import { customers } from '../tables/customers.ts'

type Customer = typeof customers.$inferSelect

/** What customers may change about themselves. */
type CustomerDetails = Pick<Customer, 'name' | 'email' | 'state'>

/** The customers of one site. */
export type CustomerStore = {
  /** The customer with this number, created at their first sign-in. */
  withPhone(phone: string): Promise<Customer>
  find(id: string): Promise<Customer | null>
  findByPhone(phone: string): Promise<Customer | null>
  /** A changed email address has to be confirmed again. */
  change(id: string, details: CustomerDetails): Promise<Customer | null>
  /** Moves a customer to another number; `taken` when it is another customer's. */
  changePhone(id: string, phone: string): Promise<'changed' | 'taken'>
  /** Only while the email address is still this one. It is proven where the customer was signed in. */
  confirmEmail(id: string, email: string, how: { isSignedIn: boolean }): Promise<boolean>
}

export function customerStore(db: Db, siteId: string): CustomerStore {
  const ofThisSite = eq(customers.siteId, siteId)
  async function where(condition: ReturnType<typeof eq>) {
    const [row] = await db.select().from(customers).where(and(ofThisSite, condition))
    return row ?? null
  }

  return {
    async withPhone(phone) {
      const [row] = await db
        .insert(customers)
        .values({ siteId, id: createId(), phone })
        .onConflictDoUpdate({ target: [customers.siteId, customers.phone], set: { lastSeenAt: sql`now()` } })
        .returning()
      if (!row) throw new Error('PostgreSQL returned no customer')
      return row
    },
    find: (id) => where(eq(customers.id, id)),
    findByPhone: (phone) => where(eq(customers.phone, phone)),
    async change(id, { name, email, state }) {
      const [row] = await db
        .update(customers)
        .set({
          name,
          email,
          state,
          emailConfirmedAt: sql`case when lower(${customers.email}) = lower(${email}) then ${customers.emailConfirmedAt} end`,
          provenEmail: sql`case when lower(${customers.provenEmail}) = lower(${email}) then ${customers.provenEmail} end`,
        })
        .where(and(ofThisSite, eq(customers.id, id)))
        .returning()
      return row ?? null
    },
    async changePhone(id, phone) {
      try {
        const { rowCount } = await db
          .update(customers)
          .set({ phone })
          .where(and(ofThisSite, eq(customers.id, id)))
        return rowCount === 1 ? 'changed' : 'taken'
      } catch (failure) {
        if (isUniqueViolation(failure)) return 'taken'
        throw failure
      }
    },
    async confirmEmail(id, email, { isSignedIn }) {
      const { rowCount } = await db
        .update(customers)
        .set({ emailConfirmedAt: sql`now()`, ...(isSignedIn && { provenEmail: email }) })
        .where(and(ofThisSite, eq(customers.id, id), eq(customers.email, email)))
      return rowCount === 1
    },
  }
}

/** Deletes customers of all sites who haven't signed in for this long, with everything that belongs to them alone. */
export async function deleteUnusedCustomers(db: Db, days: number): Promise<void> {
  await db.execute(sql`delete from customers where last_seen_at < now() - ${days} * interval '1 day'`)
}
