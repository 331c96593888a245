import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'

const PAUSE_MS = 200

/** Lets one process at a time load the demo. The lock is on a connection of its own, which waits as long as that takes. */
export function takeDemoTurn(db: Db, load: () => Promise<void>): Promise<void> {
  return db.transaction(async (lock) => {
    await lock.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    // A statement that waits for the lock would be cut off after ten seconds.
    while (!(await isOurs(lock))) await pause(PAUSE_MS)
    await load()
  })
}

async function isOurs(lock: Db) {
  const { rows } = await lock.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('forecourt demo', 0)) as ours`,
  )
  return rows[0]?.ours === true
}
