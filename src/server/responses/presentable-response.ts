import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ApiError } from '#web/api/error-schema.ts'
import { errorResponse, isApi } from './error-response.ts'
import type { ServerRequest } from '../server-context.ts'

/**
 * A route's answer as it may go out. An error of the api always has the api's shape, and where a page could not even
 * be begun, or a file is not to be had, the visitor gets one that says so.
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

  // A copy, because the headers of some answers (Response.redirect) cannot be added to.
  return new Response(answer.body, answer)
}

function isRead({ req }: ServerRequest) {
  return req.method === 'GET' || req.method === 'HEAD'
}

async function isApiError(answer: Response) {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return ApiError.safeParse(body).success
}
