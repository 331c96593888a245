import type { Logger } from 'pino'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { ServerRequest } from '../server-context.ts'
import { checkInTime } from './check-in-time.ts'

type Readiness = { dealerships: Pick<Dealerships, 'check'>; isStopping: () => boolean; log: Logger }

/** Whether a load balancer should send visitors here: the database responds, and the process is not stopping. */
export async function readiness(c: ServerRequest, { dealerships, isStopping, log }: Readiness) {
  if (isStopping()) return c.json({ status: 'stopping' }, 503)

  try {
    await checkInTime(() => dealerships.check())
    return c.json({ status: 'ready' })
  } catch (err) {
    log.warn({ err }, 'Not ready: the database does not respond')
    return c.json({ status: 'unavailable' }, 503)
  }
}
