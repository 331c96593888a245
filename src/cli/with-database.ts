import { type Env, envOrExit } from '#server/env.ts'
import { openStore, type Store } from '#server/boot/open-store.ts'

/** Runs work on the platform’s database and closes the connection afterwards. */
export async function withDatabase<T>(work: (store: Store, env: Env) => Promise<T>): Promise<T> {
  const env = envOrExit()
  const store = await openStore(env, (message) => process.stderr.write(`${message}\n`))
  try {
    return await work(store, env)
  } finally {
    await store.close()
  }
}
