import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { matchedRoutes } from 'hono/route'
import { plainAddress } from '../middleware/visitor-request.ts'
import type { ServerRequest } from '../server-context.ts'
import { currentSpan } from './current-span.ts'
import { markFailed, type Spans } from './spans.ts'
import type { SlugOf, Tracing } from './tracing.ts'

type Parts = { isTrusted: (address: string) => boolean; slugOf: SlugOf }

type RequestSpans = Pick<Tracing, 'around' | 'fromCache' | 'aroundRefresh'> & {
  describe: Tracing['describeRequest']
  nameRoute: (pattern: string) => void
}

/**
 * One span for each request: method, route pattern, status, site, and whether the page came from the cache. The path, the
 * query and the visitor’s address are left out, because they may hold personal data and secrets.
 */
export function requestSpans(spans: Spans, { isTrusted, slugOf }: Parts): RequestSpans {
  const names = new WeakMap<Span, { method: string; route?: string }>()

  function begin(method: string, kind: SpanKind, headers?: IncomingHttpHeaders) {
    const attributes = { 'http.request.method': method }
    const span = spans.root(method, { kind, attributes }, headers && traceOf(headers))
    names.set(span, { method })
    return span
  }

  function describe(attributes: Attributes, route: string | undefined) {
    const span = currentSpan.getStore()
    if (!span) return
    span.setAttributes(attributes)
    if (route !== undefined) nameRoute(route)
  }

  function nameRoute(pattern: string) {
    const span = currentSpan.getStore()
    const name = span && names.get(span)
    if (!name) return
    name.route = pattern
    span.updateName(`${name.method} ${pattern}`)
    span.setAttribute('http.route', pattern)
  }

  function currentRoute() {
    const span = currentSpan.getStore()
    return span && names.get(span)?.route
  }

  return {
    nameRoute,

    around:
      (listener): RequestListener =>
      (request, response) => {
        const { method = '', headers, socket } = request
        const mayContinue = isTrusted(plainAddress(socket.remoteAddress))
        const span = begin(method, SpanKind.SERVER, mayContinue ? headers : undefined)
        response.once('close', () => endRequest(span, response))
        currentSpan.run(span, () => listener(request, response))
      },

    async describe(c, next) {
      await next()
      const site = c.get('dealership')?.site.slug
      const route = currentRoute()
      describe(
        { ...(site && { [SITE]: site }), ...(c.get('mayShare') && { [CACHE]: 'miss' }) },
        route ?? ownRoute(c),
      )
      const shared = c.get('shared')
      if (shared && route !== undefined) c.set('shared', { ...shared, route })
    },

    fromCache({ siteId, route }) {
      const site = slugOf(siteId)
      describe({ ...(site && { [SITE]: site }), [CACHE]: 'hit' }, route)
    },

    async aroundRefresh(refresh) {
      const span = begin('refresh', SpanKind.INTERNAL)
      try {
        return await currentSpan.run(span, refresh)
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
  }
}

const SITE = 'forecourt.site'
const CACHE = 'forecourt.page_cache'

const propagator = new W3CTraceContextPropagator()

/** The trace that a proxy began. Anybody else’s would let visitors choose which requests are traced. */
function traceOf(headers: IncomingHttpHeaders) {
  return propagator.extract(ROOT_CONTEXT, headers, {
    keys: Object.keys,
    get: (carrier: IncomingHttpHeaders, name) => carrier[name],
  })
}

/** The route of a response that no page made, such as `/healthz`. Steps for every request have no route. */
function ownRoute(c: ServerRequest) {
  return matchedRoutes(c).findLast(({ path }) => path !== '*' && path !== '/*')?.path
}

function endRequest(span: Span, { headersSent, statusCode }: ServerResponse) {
  if (headersSent) span.setAttribute('http.response.status_code', statusCode)
  else span.setAttribute('error.type', 'visitor left')
  if (headersSent && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
