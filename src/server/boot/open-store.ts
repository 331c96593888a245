import { type Database, openDatabase } from '#data/database.ts'
import type { EmbeddedLog } from '#data/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#data/migrate.ts'
import type { Log } from '#operations/log.ts'
import type { Env } from '../env.ts'

/** The platform’s database, migrated to this release. `url` is for uses that need their own connection. */
export type Store = Database & { url: string }

/**
 * Opens the database that the operator named, or else starts the built-in one. With a log it serves visitors, and can watch
 * for outages.
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  say: (message: string) => void,
  log?: Log,
): Promise<Store> {
  const note: EmbeddedLog = log ? (line, level) => log[level]({}, line) : say
  const embedded =
    databaseUrl === null ? await startEmbeddedPostgres({ dataDir, durable: true, log: note }) : null
  const url = databaseUrl ?? embedded?.url ?? ''
  try {
    await migrate({ url })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const database = openDatabase({ url, ...(log && { onOutage: (isAway) => logOutage(isAway, log) }) })
  return {
    ...database,
    url,
    async close() {
      await database.close()
      await embedded?.stop()
    },
  }
}

function logOutage(isAway: boolean, log: Log) {
  if (isAway) log.warn({}, 'The database does not respond; pages that need it ask visitors to try again')
  else log.info({}, 'The database responds again')
}
