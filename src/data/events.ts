import type { Db } from './database.ts'
import { events } from './tables/leads.ts'

/** What visitors did on one site, without personal data. */
export type EventStore = {
  record(event: { name: string; number?: number; details: Record<string, unknown> }): Promise<void>
}

export function eventStore(db: Db, siteId: string): EventStore {
  return {
    async record({ name, number, details }) {
      await db.insert(events).values({ siteId, name, number: number ?? null, details })
    },
  }
}
