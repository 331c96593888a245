import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { events } from './tables/leads.ts'

export type NewEvent = { name: string; number?: number; details: Record<string, unknown> }

/** An event in a list: what happened, when, and to which vehicle or lead. */
export type ListedEvent = {
  name: string
  /** The event id of the specification, if it has one. */
  number: number | null
  carId: string | null
  leadId: string | null
  at: Date
}

/** What visitors did on one site, without personal data. */
export type EventStore = {
  record(event: NewEvent): Promise<void>
  recordAll(events: readonly NewEvent[]): Promise<void>
  /** Newest first. */
  list(filter: { since?: Date; limit: number }): Promise<ListedEvent[]>
}

export function eventStore(db: Db, siteId: string): EventStore {
  return {
    async record(event) {
      await db.insert(events).values({ ...event, siteId })
    },
    async recordAll(several) {
      if (several.length > 0) await db.insert(events).values(several.map((event) => ({ ...event, siteId })))
    },
    list: ({ since, limit }) =>
      db
        .select({
          name: events.name,
          number: events.number,
          carId: sql<string | null>`${events.details} ->> 'car_id'`,
          leadId: sql<string | null>`${events.details} ->> 'lead_id'`,
          at: events.at,
        })
        .from(events)
        .where(and(eq(events.siteId, siteId), since && gte(events.at, since)))
        .orderBy(desc(events.at), desc(events.id))
        .limit(limit),
  }
}
