import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SharedPage } from './page-cache.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse; requestId: string }

/** A browser that has the page is told so. It keeps its own headers, because the policy in them belongs to its own text. */
export function sendSharedPage(page: SharedPage, { request, response, requestId }: Exchange): 200 | 304 {
  const isKnown = request.headers['if-none-match']?.includes(page.etag) ?? false
  if (isKnown) {
    const aboutCaching = Object.entries(page.headers).filter(([name]) => ofCaches.has(name))
    response.writeHead(304, { ...Object.fromEntries(aboutCaching), 'x-request-id': requestId }).end()
    return 304
  }
  const ofThisResponse = { 'x-request-id': requestId, 'server-timing': 'cache' }
  response.writeHead(200, { ...page.headers, ...ofThisResponse }).end(page.body)
  return 200
}

/** The same page for a visitor whose next response may be their own, so that no cache between keeps it. */
export function forOneVisitor(page: SharedPage): SharedPage {
  const others = Object.entries(page.headers).filter(([name]) => !ofCdns.has(name))
  return { ...page, headers: { ...Object.fromEntries(others), 'cache-control': 'private, no-cache' } }
}

const ofCdns = new Set(['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag'])

/** What a cache, in a browser or on the way, goes by. */
const ofCaches = new Set(['etag', 'vary', 'cache-control', ...ofCdns])
