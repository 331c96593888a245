import { NoSearchKey } from '#operations/search/configured-search.ts'
import { type Dealerships, openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { optionalEngines } from '#server/boot/open-engines.ts'
import { openPayments } from '#server/boot/open-payments.ts'
import { Refusal } from './refusal.ts'
import { withDatabase } from './with-database.ts'

/** Runs work on the platform’s dealerships. Each site uses its own search engine, and the work fails if that is unavailable. */
export async function withDealerships<T>(work: (dealerships: Dealerships) => Promise<T>): Promise<T> {
  return withDatabase(async ({ db, url }, env) => {
    const others = optionalEngines(env, url)
    try {
      const dealerships = await openDealerships({
        db,
        engine: embeddedEngine(),
        others,
        gazetteer: { placesCalled: () => [], townsCalled: () => [] },
        mayFallBack: false,
        baseDomains: ['localhost'],
        ...openPayments(env, db),
        pictures: { versionOf: () => null },
        log: console,
      })
      return await work(dealerships)
    } catch (error) {
      throw error instanceof NoSearchKey ? new Refusal(error.message) : error
    } finally {
      await others.close()
    }
  })
}
