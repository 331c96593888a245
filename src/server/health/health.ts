import type { Logger } from 'pino'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import { singleFlight } from '#operations/background/single-flight.ts'
import type { ServerRequest } from '../server-context.ts'
import { checkInTime } from './check-in-time.ts'

type Parts = { dealerships: Pick<Dealerships, 'check'>; isStopping: () => boolean; log: Logger }

/** Anyone may ask, with no limit, so the database is asked once for everyone within this time. */
const KEPT_MS = 1000

/** Says whether a load balancer should send visitors here: the database responds, and the process is not stopping. */
export function readiness({ dealerships, isStopping, log }: Parts) {
  const oneCheck = singleFlight<boolean>()
  let last = { isReady: false, until: 0 }

  async function check() {
    const isReady = await checkInTime(() => dealerships.check()).then(
      () => true,
      (err: unknown) => {
        log.warn({ err }, 'Not ready: the database does not respond')
        return false
      },
    )
    last = { isReady, until: performance.now() + KEPT_MS }
    return isReady
  }

  return async (c: ServerRequest) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503)
    const isReady = performance.now() < last.until ? last.isReady : await oneCheck('', check)
    return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable' }, 503)
  }
}
