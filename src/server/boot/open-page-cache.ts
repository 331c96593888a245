import type { IncomingMessage } from 'node:http'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { Env } from '../env.ts'
import type { Metrics } from '../health/metrics.ts'
import type { RequestRecorder } from '../middleware/record-request.ts'
import { addressCheck } from '../middleware/visitor-request.ts'
import { pageCache, type SharedPage } from '../page-cache/page-cache.ts'
import { anonymousKey, sharedKey } from '../page-cache/shared-key.ts'
import { type SharedPages, sharedPages } from '../page-cache/shared-pages.ts'

type Parts = {
  dealerships: Pick<Dealerships, 'stateOf'>
  metrics: Metrics
  record: RequestRecorder
  /** Called for each page from the cache, before its log line. */
  onHit: (page: SharedPage) => void
  /** Answers a request that no connection waits for. */
  fetch: (request: Request, incoming: IncomingMessage) => Promise<unknown>
}

/** The cache of pages that many visitors get; `null` where the operator gives it no memory. */
export function openPageCache(
  { pageCacheBytes, trustedProxies }: Pick<Env, 'pageCacheBytes' | 'trustedProxies'>,
  { dealerships, metrics, record, onHit, fetch }: Parts,
): SharedPages | null {
  if (pageCacheBytes === 0) return null
  const cache = pageCache(pageCacheBytes)
  metrics.watchPageCache(cache.figures)
  const isTrusted = addressCheck(trustedProxies)
  return sharedPages({
    cache,
    keyOf: (request) => sharedKey(request, isTrusted),
    anonymousKeyOf: (request) => anonymousKey(request, isTrusted),
    known: dealerships.stateOf,
    revalidate: (request) => fetch(sameRequest(request), request),
    onAnswer: ({ request: { url = '', headers }, page, requestId, status, ms }) => {
      const [pathname = ''] = url.split('?', 1)
      metrics.pageFromCache(pathname)
      onHit(page)
      record({ requestId, method: 'GET', host: headers.host, pathname, status, ms, cached: true })
    },
  })
}

/** The same request once more, for the whole page. */
function sameRequest({ url = '/', headers }: IncomingMessage) {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'if-none-match' && name !== 'connection' ? [[name, value]] : [],
  )
  return new Request(new URL(url, `http://${headers.host}`), { headers: given })
}
