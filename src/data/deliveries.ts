import { type SQL, and, desc, eq, gte, or, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { dismissed } from './outbox.ts'
import { leads } from './tables/leads.ts'
import { outbox } from './tables/outbox.ts'

type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'dismissed'

/** One delivery of a lead and its state. */
export type Delivery = {
  id: string
  /** The lead, or the appointment if the delivery is about one. */
  aboutId: string
  kind: string
  to: string | null
  state: DeliveryState
  attempts: number
  nextAttemptAt: Date
  deliveredAt: Date | null
  lastError: string | null
  /** Why nobody has to look at it any more. */
  dismissedBecause: string | null
}

/** A lead in a list, without the customer’s message. */
export type ListedLead = {
  id: string
  category: string
  subcategory: string | null
  suspect: boolean
  formCompleted: boolean
  createdAt: Date
  waiting: number
  delivered: number
  dead: number
  dismissed: number
}

type LeadFilter = { since?: Date; partial?: boolean; suspect?: boolean; limit: number }

/** The deliveries of the leads of one site. */
export type DeliveryStore = {
  /** Newest first. */
  leads(filter: LeadFilter): Promise<ListedLead[]>
  ofLead(leadId: string): Promise<Delivery[]>
  dead(): Promise<Delivery[]>
  /** Sends a delivery that isn’t under way, or all given-up deliveries of a lead, from the start. Returns how many. */
  replay(jobOrLeadId: string): Promise<number>
  /** Takes a given-up delivery, or all those of a lead, off the list. Returns how many. */
  dismiss(jobOrLeadId: string, because: string): Promise<number>
}

export function deliveryStore(db: Db, siteId: string): DeliveryStore {
  const ofThisSite = eq(outbox.siteId, siteId)
  const deliveries = (condition: SQL) =>
    db.select().from(outbox).where(and(ofThisSite, condition)).orderBy(outbox.createdAt, outbox.id)

  return {
    leads: ({ since, partial, suspect, limit }) =>
      db
        .select({
          id: leads.id,
          category: leads.category,
          subcategory: leads.subcategory,
          suspect: leads.suspect,
          formCompleted: leads.formCompleted,
          createdAt: leads.createdAt,
          waiting: countOf(sql`${outbox.deliveredAt} is null and ${outbox.deadAt} is null`),
          delivered: sql<number>`${leads.deliveriesPruned} + ${countOf(sql`${outbox.deliveredAt} is not null`)}`,
          dead: countOf(isDead),
          dismissed: countOf(isDismissed),
        })
        .from(leads)
        .leftJoin(outbox, and(eq(outbox.siteId, leads.siteId), eq(outbox.key, sql`${leads.id}::text`)))
        .where(
          and(
            eq(leads.siteId, siteId),
            since && gte(leads.createdAt, since),
            partial ? eq(leads.formCompleted, false) : undefined,
            suspect ? eq(leads.suspect, true) : undefined,
          ),
        )
        .groupBy(leads.siteId, leads.id)
        .orderBy(desc(leads.createdAt), desc(leads.id))
        .limit(limit),

    ofLead: async (leadId) => (await deliveries(eq(outbox.key, leadId))).map(delivery),
    dead: async () => (await deliveries(isDead)).map(delivery),

    async replay(id) {
      const rows = await db
        .update(outbox)
        .set({
          // A waiting job keeps its count, so that an attempt whose lease has ended isn't mistaken for the first of the new ones.
          attempts: sql`case when coalesce(${outbox.deliveredAt}, ${outbox.deadAt}) is null then ${outbox.attempts} else 0 end`,
          nextAttemptAt: sql`now()`,
          deadAt: null,
          deliveredAt: null,
          payload: sql`${outbox.payload} - 'dismissed' - 'dismissedAt'`,
        })
        .where(
          and(
            ofThisSite,
            or(sql`${outbox.id}::text = ${id}`, and(eq(outbox.key, id), isDead)),
            sql`not (${isUnderWay})`,
          ),
        )
        .returning({ id: outbox.id })
      return rows.length
    },

    async dismiss(id, because) {
      const rows = await db
        .update(outbox)
        .set({ payload: dismissed(because) })
        .where(and(ofThisSite, isDead, or(sql`${outbox.id}::text = ${id}`, eq(outbox.key, id))))
        .returning({ id: outbox.id })
      return rows.length
    },
  }
}

/** A claim clears the error, and its lease ends in the future. */
const isUnderWay = sql`${outbox.deliveredAt} is null and ${outbox.deadAt} is null and ${outbox.attempts} > 0
  and ${outbox.lastError} is null and ${outbox.nextAttemptAt} > now()`
const isGivenUp = sql`${outbox.deliveredAt} is null and ${outbox.deadAt} is not null`
const isDead = sql`${isGivenUp} and not ${outbox.payload} ? 'dismissed'`
const isDismissed = sql`${isGivenUp} and ${outbox.payload} ? 'dismissed'`

function countOf(condition: SQL) {
  return sql<number>`(count(${outbox.id}) filter (where ${condition}))::int`
}

function delivery(row: typeof outbox.$inferSelect): Delivery {
  const { id, kind, key, payload, attempts, nextAttemptAt, deliveredAt, deadAt, lastError } = row
  const dismissedBecause = payload.dismissed ?? null
  const givenUp = dismissedBecause === null ? 'dead' : 'dismissed'
  const state = deliveredAt ? 'delivered' : deadAt ? givenUp : 'waiting'
  return {
    id,
    aboutId: key,
    kind,
    to: payload.to ?? null,
    state,
    attempts,
    nextAttemptAt,
    deliveredAt,
    lastError,
    dismissedBecause,
  }
}
