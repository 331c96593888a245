import { timingSafeEqual } from 'node:crypto'
import { errorResponse } from '../responses/error-response.ts'
import type { ServerRequest } from '../server-context.ts'
import type { Metrics } from './metrics.ts'

/** Serves the metrics to this machine and to anyone with the token. To others the page does not exist. */
export async function metricsPage(c: ServerRequest, metrics: Metrics, token: string | null) {
  if (!c.get('isFromThisMachine') && !hasToken(c.req.header('authorization'), token))
    return errorResponse(c, 404)
  return c.text(await metrics.text())
}

function hasToken(authorization: string | undefined, token: string | null) {
  if (token === null || authorization === undefined) return false
  const given = Buffer.from(authorization)
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
