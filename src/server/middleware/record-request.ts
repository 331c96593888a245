import type { Logger } from 'pino'
import { hasSecretToken, redactSecretToken } from '#domain/shared/private-address.ts'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import type { Metrics } from '../health/metrics.ts'
import type { Step } from '../server-context.ts'

/**
 * Writes one log line and counts one metric for every request, and tells browsers’ developer tools how long it took. The query, which may hold what a visitor typed, and the
 * visitor’s address are not logged.
 */
export function recordRequest(record: RequestRecorder): Step {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { host, pathname } = new URL(c.req.url)
    const requestId = c.get('requestId')
    const { method } = c.req
    const { status } = c.res
    const ms = performance.now() - start
    if (!pathname.startsWith('/assets/')) c.res.headers.append('server-timing', `total;dur=${ms.toFixed(1)}`)
    record({ requestId, method, host, pathname, status, ms })
  }
}

export type RequestRecorder = (request: AnsweredRequest) => void

type AnsweredRequest = {
  requestId: string
  method: string
  host: string | undefined
  pathname: string
  status: number
  ms: number
  cached?: true
}

/** Writes the log line of a request and counts it. */
export function requestRecorder(log: Logger, metrics: Metrics): RequestRecorder {
  return ({ pathname, ms: precise, ...request }) => {
    const ms = Math.round(precise * 10) / 10
    metrics.requestAnswered({ method: request.method, status: request.status, pathname, ms })
    const line = { ...request, path: loggedPath(pathname), ms }
    if (pathname.startsWith('/assets/') || quiet.has(pathname)) log.debug(line, 'request')
    else log.info(line, 'request')
  }
}

/** A path that is safe to log: not too long, and without a customer’s secret. */
export function loggedPath(pathname: string): string {
  return (hasSecretToken(pathname) ? redactSecretToken(pathname) : pathname).slice(0, 200)
}

/** These are requested so often that a line for each would bury the rest. */
const quiet = new Set(['/healthz', '/readyz', '/metrics', IMAGES_PATH])
