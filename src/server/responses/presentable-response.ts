import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ApiError } from '#web/api/error-schema.ts'
import { bodyOf, leaveBody, partsOf } from '#web/rendering/whole-body.ts'
import { errorResponse, isApi } from './error-response.ts'
import type { ServerRequest } from '../server-context.ts'

/**
 * Makes a route’s response presentable: an API error always has the API’s shape, and where a page failed to start or a
 * file is missing, the visitor gets an error page.
 */
export async function presentableResponse(c: ServerRequest, answer: Response): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const status = answer.status as ContentfulStatusCode
  const retryAfter = answer.headers.get('retry-after')
  const again: Record<string, string> = retryAfter === null ? {} : { 'retry-after': retryAfter }
  if (isApi(pathname) && status >= 400 && !(await isApiError(answer))) return errorResponse(c, status, again)

  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  const isFile = !isApi(pathname) && !pathname.endsWith('.data')
  if (!isPage && isFile && (status >= 500 || (status >= 400 && isRead(c)))) {
    return errorResponse(c, status, again)
  }

  const parts = partsOf(answer)
  if (parts !== null) return leaveBody(parts, answer)

  // A copy, because the headers of some responses (Response.redirect) are immutable.
  return new Response(answer.body, answer)
}

function isRead({ req }: ServerRequest) {
  return req.method === 'GET' || req.method === 'HEAD'
}

async function isApiError(answer: Response) {
  const body: unknown = await new Response(bodyOf(answer) ?? answer.clone().body).json().catch(() => null)
  return ApiError.safeParse(body).success
}
