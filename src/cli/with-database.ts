import { envOrExit } from '#server/env.ts'
import { openStore, type Store } from '#server/open-store.ts'

/** Runs a piece of work on the platform's database and lets go of it afterwards. */
export async function withDatabase<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(envOrExit(), (message) => process.stderr.write(`${message}\n`))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
