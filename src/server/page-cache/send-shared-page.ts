import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SharedPage } from './page-cache.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

/** A browser that has the page is told so. It keeps its own headers, because the policy in them belongs to its own text. */
export function sendSharedPage(page: SharedPage, { request, response, requestId }: Exchange): 200 | 304 {
  const isKnown = request.headers['if-none-match']?.includes(page.etag) ?? false
  if (isKnown) {
    const { vary = '', 'cache-control': cacheControl = '' } = page.headers
    response
      .writeHead(304, { etag: page.etag, vary, 'cache-control': cacheControl, 'x-request-id': requestId })
      .end()
    return 304
  }
  const ofThisResponse = { 'x-request-id': requestId, 'server-timing': 'cache' }
  response.writeHead(200, { ...page.headers, ...ofThisResponse }).end(page.body)
  return 200
}
