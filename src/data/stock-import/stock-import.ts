import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import {
  type AppliedRun,
  type FeedRun,
  forgetFilesOfOtherFeeds,
  lastAppliedRun,
  recordRun,
} from './feed-runs.ts'
import {
  copyIncoming,
  createIncoming,
  dropRepeated,
  type IncomingRow,
  repeatedVins,
  type RepeatedRow,
} from './incoming-vehicles.ts'
import { CASING, KEEP_ALIVE_MS } from '../database.ts'
import { lockStock } from '../lock-stock.ts'
import { joinSpellings } from '../spellings/join-spellings.ts'
import { type Merge, type MergeEffect, mergeVehicles } from './merge-vehicles.ts'

/** One import into the stock of one site. The rows wait in a temporary table until all have arrived, and are merged at once. */
export type StockImport = {
  lastAppliedRun(feed: string): Promise<AppliedRun | null>
  receive(rows: AsyncIterable<IncomingRow>): Promise<void>
  /** Drops and reports rows that a later row about the same vehicle replaces. */
  dropRepeated(): AsyncIterable<RepeatedRow>
  repeatedVins(): AsyncIterable<RepeatedRow>
  /**
   * Merges the rows and records the run, if there is one to record, in one transaction. On an error the site’s stock is
   * unchanged.
   */
  merge(merge: Merge, runToKeep: (effect: MergeEffect) => FeedRun | null): Promise<MergeEffect>
  /** Records a run that changed no vehicle. */
  recordRun(run: FeedRun): Promise<void>
}

/** The site to import into. Days in the feed are days in this time zone. */
export type StockPlace = { url: string; siteId: string; timeZone: string }

/**
 * Reading takes as long as the feed. While vehicles are locked, no statement may take longer than this, nor may the next one keep
 * the server waiting: a process that died may have left its connection open.
 */
const MERGE_STATEMENT = '15min'
const MERGE_PAUSE = '60s'

/** The server asks an idle connection after a minute whether anyone is there, and gives it up within the next. */
const IMPORT_SESSION = `
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set tcp_keepalives_idle = 60;
  set tcp_keepalives_interval = 10;
  set tcp_keepalives_count = 6`

/** Runs one import at a time for each site. A second one waits until the first is done. */
export async function withStockImport<T>(
  { url, siteId, timeZone }: StockPlace,
  onWait: () => void,
  work: (stock: StockImport) => Promise<T>,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'forecourt import',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(IMPORT_SESSION)
    await client.query(`select set_config('timezone', $1, false)`, [timeZone])
    await takeTurn(client, siteId, onWait)
    await createIncoming(client)
    return await work(stockImport(client, siteId))
  } finally {
    await client.end().catch(() => {})
  }
}

function stockImport(client: Client, siteId: string): StockImport {
  const db = drizzle({ client, casing: CASING })
  return {
    lastAppliedRun: (feed) => lastAppliedRun(db, { siteId, feed }),
    receive: (rows) => copyIncoming(client, rows),
    dropRepeated: () => dropRepeated(client),
    repeatedVins: () => repeatedVins(client),
    recordRun: (run) => recordRun(db, { siteId, run }),

    async merge(merge, runToKeep) {
      await client.query(`begin; set local statement_timeout = '${MERGE_STATEMENT}';
        set local idle_in_transaction_session_timeout = '${MERGE_PAUSE}'`)
      try {
        await lockStock(db, siteId)
        await joinSpellings(client, siteId)
        const effect = await mergeVehicles(client, siteId, merge)
        const run = runToKeep(effect)
        if (run) await recordRun(db, { siteId, run })
        if (run && effect.takenOver > 0) await forgetFilesOfOtherFeeds(db, { siteId, feed: merge.feed })
        await client.query(run ? 'commit' : 'rollback')
        return effect
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw error
      }
    },
  }
}

/** The lock belongs to the connection, so it is released even when the process is killed or its machine is gone. */
async function takeTurn(client: Client, siteId: string, onWait: () => void) {
  const key = `hashtextextended('stock import ' || $1, 0)`
  const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${key}) as taken`, [
    siteId,
  ])
  if (rows[0]?.taken) return
  onWait()
  await client.query(`select pg_advisory_lock(${key})`, [siteId])
}
