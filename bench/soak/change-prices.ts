import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#data/database.ts'

/** As if each dealer of the demo had a new price every twelve minutes or so. A change makes all pages of its dealer old. */
const EVERY_MS = 60_000

/** Changes the price of a random vehicle again and again, as a feed does. */
export function changePrices(url: string) {
  const { db, close } = openDatabase({ url })
  const stopping = new AbortController()
  const changeOne = () =>
    db.execute(sql`
      update cars set price_cents = price_cents + 100
      where (site_id, id) = (select site_id, id from cars where price_cents > 0 order by random() limit 1)`)
  const all = (async () => {
    let changed = 0
    while (!stopping.signal.aborted) {
      // A busy machine may not connect in time. That must not end a measurement of hours.
      changed += await changeOne().then(
        () => 1,
        () => 0,
      )
      await pause(EVERY_MS, null, { signal: stopping.signal }).catch(() => null)
    }
    return changed
  })()
  return {
    async stop() {
      stopping.abort()
      const changed = await all
      await close()
      return changed
    },
  }
}
