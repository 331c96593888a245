import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { type Env, envOrExit } from '#server/env.ts'
import { openStore, type Store } from '#server/boot/open-store.ts'

/** Runs work on the platform’s database and closes the connection afterwards. */
export async function withDatabase<T>(work: (store: Store, env: Env) => Promise<T>): Promise<T> {
  const env = envOrExit()
  const store = await openStore(env, say)
  try {
    return await work(store, env)
  } finally {
    await store.close()
  }
}

/** Runs work on the database as it is: not migrated to this release, and maybe empty. */
export async function withDatabaseAddress<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = envOrExit()
  if (databaseUrl !== null) return work(databaseUrl)
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true, log: say })
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

function say(message: string) {
  process.stderr.write(`${message}\n`)
}
