import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from './database.ts'
import { sandboxMessages } from './tables/outbox.ts'

/** How many messages of a site are stored; the oldest are deleted. */
const MAX_MESSAGES = 100

type StoredSandboxMessage = typeof sandboxMessages.$inferSelect

/** What a demo would have sent, for all its servers to show. */
export type SandboxMessageStore = {
  /** Newest first. */
  latest(): Promise<StoredSandboxMessage[]>
  /** A message that is sent again appears once. */
  keep(message: Omit<StoredSandboxMessage, 'siteId'>): Promise<void>
}

export function sandboxMessageStore(db: Db, siteId: string): SandboxMessageStore {
  const ofSite = eq(sandboxMessages.siteId, siteId)
  const newest = [desc(sandboxMessages.at), desc(sandboxMessages.id)]
  return {
    latest: () =>
      db
        .select()
        .from(sandboxMessages)
        .where(ofSite)
        .orderBy(...newest),

    async keep(message) {
      await db
        .insert(sandboxMessages)
        .values({ ...message, siteId })
        .onConflictDoUpdate({ target: [sandboxMessages.siteId, sandboxMessages.id], set: message })
      const kept = db
        .select({ id: sandboxMessages.id })
        .from(sandboxMessages)
        .where(ofSite)
        .orderBy(...newest)
        .limit(MAX_MESSAGES)
      await db.delete(sandboxMessages).where(and(ofSite, notInArray(sandboxMessages.id, kept)))
    },
  }
}
