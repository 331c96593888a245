import { errorResponse, isApi } from '../responses/error-response.ts'
import type { Step } from '../server-context.ts'

/** Pages are asked for and forms are posted. Only programs know other verbs, and their addresses say which. */
export function pagesTakeGetAndPost(): Step {
  return async (c, next) => {
    if (isApi(c.req.path)) return next()
    return errorResponse(c, 405, { allow: 'GET, HEAD, POST' })
  }
}
