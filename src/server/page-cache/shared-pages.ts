import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Step } from '../server-context.ts'
import { pageAge, type SiteKnowledge } from './page-age.ts'
import type { PageCache, SharedPage } from './page-cache.ts'
import { sendSharedPage } from './send-shared-page.ts'

type Parts = {
  cache: PageCache
  /** What a page depends on in a request; `null` if the visitor may get one of their own. */
  keyOf: (request: IncomingMessage) => string | null
  known: (siteId: string) => SiteKnowledge
  /** Has a page drawn again with the headers of a request, for nobody in particular. */
  redraw: (request: IncomingMessage) => Promise<unknown>
  onAnswer: (answer: CacheAnswer) => void
  now?: () => number
}

type CacheAnswer = { request: IncomingMessage; requestId: string; status: 200 | 304; ms: number }

export type SharedPages = {
  /** Answers what it can from the cache, before anything else happens to a request. */
  before(next: RequestListener): RequestListener
  /** Stores the shared pages that pass by. */
  store: Step
}

export function sharedPages({ cache, keyOf, known, redraw, onAnswer, now = Date.now }: Parts): SharedPages {
  /** The pages that are being drawn: a page that many ask for is drawn once. */
  const drawing = new Map<string, PromiseWithResolvers<void>>()
  const keys = new WeakMap<object, string>()

  function beginDrawing(key: string) {
    drawing.set(key, Promise.withResolvers())
  }

  function endDrawing(key: string) {
    drawing.get(key)?.resolve()
    drawing.delete(key)
  }

  function usable(key: string): [SharedPage | null, isFresh: boolean] {
    const page = cache.find(key)
    const age = page ? pageAge(page, known(page.siteId), now()) : 'old'
    return [page && age !== 'old' ? page : null, age === 'fresh']
  }

  function redrawLater(request: IncomingMessage, key: string) {
    if (drawing.has(key)) return
    beginDrawing(key)
    const again = redrawn(request)
    keys.set(again, key)
    void redraw(again).then(
      () => endDrawing(key),
      () => endDrawing(key),
    )
  }

  return {
    before: (next) => async (request, response) => {
      const started = performance.now()
      const key = keyOf(request)
      if (key === null) return next(request, response)

      const wasShared = cache.find(key) !== undefined
      let [page, isFresh] = usable(key)
      if (page && !isFresh) redrawLater(request, key)
      if (!page && drawing.has(key)) {
        await drawing.get(key)?.promise
        ;[page] = usable(key)
      }
      if (page) {
        const requestId = randomUUID()
        const status = sendSharedPage(page, { request, response, requestId })
        return onAnswer({ request, requestId, status, ms: performance.now() - started })
      }
      // Others wait only for a page that was shared before: of any other nobody knows whether it will be.
      if (wasShared && !drawing.has(key)) {
        beginDrawing(key)
        response.once('close', () => endDrawing(key))
      }
      keys.set(request, key)
      return next(request, response)
    },

    store: async (c, next) => {
      const key = keys.get(c.env?.incoming ?? c)
      if (key === undefined) return next()
      c.set('mayShare', true)
      const drawnAt = now()
      try {
        await next()
        const shared = c.get('shared')
        if (!shared || c.res.status !== 200 || c.res.headers.has('set-cookie')) return
        const body = Buffer.from(await c.res.arrayBuffer())
        c.res = new Response(body, c.res)
        const headers = Object.fromEntries([...c.res.headers].filter(([name]) => name !== 'x-request-id'))
        cache.put(key, { ...shared, headers, etag: headers['etag'] ?? '', body, drawnAt })
      } finally {
        endDrawing(key)
      }
    },
  }
}

/** A request like another, whose connection may be gone by now. */
function redrawn({ method, url, headers, socket }: IncomingMessage) {
  const { remoteAddress } = socket
  return { method, url, headers, socket: { remoteAddress } } as IncomingMessage
}
