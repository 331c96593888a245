import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { hasDatabase } from '#data/embedded-postgres/folder.ts'
import { type Env, envOrExit } from '#server/env.ts'
import { openStore, type Store } from '#server/boot/open-store.ts'
import { orSayItFailed, orSayWhyAway } from './database-away.ts'
import { Refusal } from './refusal.ts'

type Options = {
  /** Whether the command may be the first to use a database. Others would answer from an empty one, without a word. */
  mayCreate?: boolean
}

/** Runs work on the platform’s database and closes the connection afterwards. */
export async function withDatabase<T>(
  work: (store: Store, env: Env) => Promise<T>,
  { mayCreate = false }: Options = {},
): Promise<T> {
  const env = envOrExit()
  if (!mayCreate) refuseWithoutDatabase(env)
  const store = await orSayWhyAway(env.databaseUrl, () => openStore(env, say))
  try {
    return await orSayItFailed(() => work(store, env))
  } finally {
    await store.close()
  }
}

/** Runs work on the database as it is: not migrated to this release, and maybe empty. */
export async function withDatabaseAddress<T>(
  work: (url: string) => Promise<T>,
  { mayCreate = false }: Options = {},
): Promise<T> {
  const env = envOrExit()
  const { databaseUrl, dataDir } = env
  if (!mayCreate) refuseWithoutDatabase(env)
  if (databaseUrl !== null) return orSayWhyAway(databaseUrl, () => work(databaseUrl))
  const embedded = await startEmbeddedPostgres({ dataDir, durable: true, log: say })
  try {
    return await orSayItFailed(() => work(embedded.url))
  } finally {
    await embedded.stop()
  }
}

/** Whether there is a database at all: a server that the operator named, or the built-in one after its first start. */
export function isThereDatabase({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): boolean {
  return databaseUrl !== null || hasDatabase(dataDir)
}

function refuseWithoutDatabase(env: Env) {
  if (isThereDatabase(env)) return
  throw new Refusal(
    `There is no database in ${env.dataDir}. A command needs the settings of the server: its DATA_DIR, or its DATABASE_URL. See “Commands” in docs/running.md.`,
  )
}

function say(message: string) {
  process.stderr.write(`${message}\n`)
}
