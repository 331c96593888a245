import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { SiteState } from '#operations/sites/dealerships.ts'
import { bodyOf, wholeResponse } from '#web/rendering/whole-body.ts'
import type { Step } from '../server-context.ts'
import { pageAge } from './page-age.ts'
import type { PageCache, SharedPage } from './page-cache.ts'
import { forOneVisitor, sendSharedPage } from './send-shared-page.ts'

type Parts = {
  cache: PageCache
  /** What a page depends on in a request; `null` if the page may differ for this visitor. */
  keyOf: (request: IncomingMessage) => string | null
  /** The same for a visitor whose cookies don't count. */
  anonymousKeyOf: (request: IncomingMessage) => string | null
  known: (siteId: string) => SiteState
  /** Renders the page again from a request’s headers, with no visitor waiting. */
  revalidate: (request: IncomingMessage) => Promise<unknown>
  onAnswer: (answer: CacheAnswer) => void
  now?: () => number
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

type CacheAnswer = {
  request: IncomingMessage
  page: SharedPage
  requestId: string
  status: 200 | 304
  ms: number
}

export type SharedPages = {
  /** Answers what it can from the cache, before anything else happens to a request. */
  before(next: RequestListener): RequestListener
  /** Stores the shared pages that pass by. */
  store: Step
}

export function sharedPages({
  cache,
  keyOf,
  anonymousKeyOf,
  known,
  revalidate,
  onAnswer,
  now = Date.now,
}: Parts): SharedPages {
  /** The pages that are being rendered: a page that many ask for is rendered once. */
  const rendering = new Map<string, PromiseWithResolvers<void>>()
  const keys = new WeakMap<object, string>()
  let inBackground = 0

  function beginRendering(key: string) {
    rendering.set(key, Promise.withResolvers())
  }

  function endRendering(key: string) {
    rendering.get(key)?.resolve()
    rendering.delete(key)
  }

  function usable(key: string): [SharedPage | null, isFresh: boolean] {
    const page = cache.find(key)
    const age = page ? pageAge(page, known(page.siteId), now()) : 'old'
    return [page && age !== 'old' ? page : null, age === 'fresh']
  }

  /** While the database doesn't respond, what everyone may see is better than an error for visitors whom we know, too. */
  function inOutage(key: string | null): SharedPage | null {
    const [page] = key === null ? [null] : usable(key)
    return page && known(page.siteId).isBehind ? forOneVisitor(page) : null
  }

  function send(page: SharedPage, { started, ...exchange }: Exchange & { started: number }) {
    const requestId = randomUUID()
    const status = sendSharedPage(page, { ...exchange, requestId })
    onAnswer({ request: exchange.request, page, requestId, status, ms: performance.now() - started })
  }

  function revalidateLater(request: IncomingMessage, key: string) {
    if (rendering.has(key) || inBackground >= MAX_IN_BACKGROUND) return
    inBackground += 1
    beginRendering(key)
    const again = copyOf(request)
    keys.set(again, key)
    const end = () => {
      inBackground -= 1
      endRendering(key)
    }
    void revalidate(again).then(end, end)
  }

  return {
    before: (next) => async (request, response) => {
      const started = performance.now()
      const key = keyOf(request)
      if (key === null) {
        const page = inOutage(anonymousKeyOf(request))
        return page ? send(page, { request, response, started }) : next(request, response)
      }

      const wasShared = cache.find(key) !== undefined
      let [page, isFresh] = usable(key)
      if (page && !isFresh) revalidateLater(request, key)
      if (!page && rendering.has(key)) {
        await rendering.get(key)?.promise
        ;[page] = usable(key)
      }
      if (page) return send(page, { request, response, started })
      // Others wait only for a page that was shared before. Any other may turn out to be for one visitor alone.
      if (wasShared && !rendering.has(key)) {
        beginRendering(key)
        response.once('close', () => endRendering(key))
      }
      keys.set(request, key)
      return next(request, response)
    },

    store: async (c, next) => {
      const key = keys.get(c.env?.incoming ?? c)
      if (key === undefined) return next()
      c.set('mayShare', true)
      const renderedAt = now()
      try {
        await next()
        const shared = c.get('shared')
        if (!shared || c.res.status !== 200 || c.res.headers.has('set-cookie')) return
        const { status, headers } = c.res
        const body = bodyOf(c.res) ?? Buffer.from(await c.res.arrayBuffer())
        c.res = undefined
        c.res = wholeResponse(body, { status, headers })
        const kept = Object.fromEntries([...headers].filter(([name]) => !ofOneResponse.has(name)))
        cache.put(key, { ...shared, headers: kept, etag: kept['etag'] ?? '', body, renderedAt })
      } finally {
        endRendering(key)
      }
    },
  }
}

/** Visitors who wait for a page come first. While the server is busy, others get a page that is up to two minutes old. */
const MAX_IN_BACKGROUND = 2

const ofOneResponse = new Set(['x-request-id', 'server-timing'])

/** A request like another, whose connection may be gone by now. */
function copyOf({ method, url, headers, socket }: IncomingMessage) {
  const { remoteAddress } = socket
  return { method, url, headers, socket: { remoteAddress } } as IncomingMessage
}
