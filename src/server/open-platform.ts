import { type Dealerships, openDealerships } from '#operations/dealerships.ts'
import { followChanges } from '#operations/follow-changes.ts'
import type { Log } from '#operations/log.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import type { Env } from './env.ts'
import { listenForChanges } from './listen-for-changes.ts'
import { loadDemo } from './load-demo.ts'
import { openStore } from './open-store.ts'

export type Platform = { dealerships: Dealerships; stop(): Promise<void> }

/** Opens everything that pages are made from: the database, the demo if there is one, and search that follows changes. */
export async function openPlatform(
  env: Env,
  { log, say }: { log: Log; say: (message: string) => void },
): Promise<Platform> {
  const store = await openStore(env, say)
  try {
    if (env.demo) await loadDemo(store.db, new Date(), say)
    const engine = embeddedEngine()
    const dealerships = await openDealerships({ db: store.db, engine, baseDomains: env.baseDomains, log })
    const following = followChanges(dealerships, log)
    const tidying = setInterval(() => tidy(dealerships, log), TIDY_EVERY_MS)
    const stopListening = listenForChanges(store.pool, following.hint)
    return {
      dealerships,
      async stop() {
        clearInterval(tidying)
        await stopListening()
        await following.stop()
        await engine.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

const TIDY_EVERY_MS = 60 * 60 * 1000

function tidy(dealerships: Dealerships, log: Log) {
  dealerships
    .forgetOldChanges()
    .catch((err: unknown) => log.warn({ err }, 'Old changes could not be forgotten'))
}
