import { errorResponse } from '../responses/error-response.ts'
import type { Step } from '../server-context.ts'

/** Refuses a write that another website’s page makes in a visitor’s name. Programs send no Origin and may pass. */
export function sameOriginOnly(): Step {
  return (c, next) => {
    const origin = c.req.header('origin')
    const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin
    return isForeign ? Promise.resolve(errorResponse(c, 403)) : next()
  }
}
