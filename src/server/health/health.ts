import type { Logger } from 'pino'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { ServerRequest } from '../server-context.ts'

/** A load balancer does not wait longer than this. */
const PATIENCE_MS = 2000

type Readiness = { dealerships: Pick<Dealerships, 'check'>; isStopping: () => boolean; log: Logger }

/** Whether a load balancer should send visitors here: the database responds, and the process is not stopping. */
export async function readiness(c: ServerRequest, { dealerships, isStopping, log }: Readiness) {
  if (isStopping()) return c.json({ status: 'stopping' }, 503)

  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(new Error('The database did not respond in time')),
    PATIENCE_MS,
  )
  try {
    await Promise.race([dealerships.check(), timeout.promise])
    return c.json({ status: 'ready' })
  } catch (err) {
    log.warn({ err }, 'Not ready: the database does not respond')
    return c.json({ status: 'unavailable' }, 503)
  } finally {
    clearTimeout(timer)
  }
}
