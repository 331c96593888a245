import { errorResponse, isApi } from '../responses/error-response.ts'
import type { Step } from '../server-context.ts'

/** Pages accept GET and POST only. API addresses declare their own methods. */
export function pagesTakeGetAndPost(): Step {
  return async (c, next) => {
    if (isApi(c.req.path)) return next()
    return errorResponse(c, 405, { allow: 'GET, HEAD, POST' })
  }
}
