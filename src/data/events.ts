import type { Db } from './database.ts'
import { events } from './tables/leads.ts'

export type NewEvent = { name: string; number?: number; details: Record<string, unknown> }

/** What visitors did on one site, without personal data. */
export type EventStore = {
  record(event: NewEvent): Promise<void>
  recordAll(events: readonly NewEvent[]): Promise<void>
}

export function eventStore(db: Db, siteId: string): EventStore {
  return {
    async record(event) {
      await db.insert(events).values({ ...event, siteId })
    },
    async recordAll(several) {
      if (several.length > 0) await db.insert(events).values(several.map((event) => ({ ...event, siteId })))
    },
  }
}
