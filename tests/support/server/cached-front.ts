import { createServer, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import type { Dealership } from '#operations/sites/dealership.ts'
import { pageCache } from '../../../src/server/page-cache/page-cache.ts'
import { anonymousKey, sharedKey } from '../../../src/server/page-cache/shared-key.ts'
import { sharedPages } from '../../../src/server/page-cache/shared-pages.ts'
import type { PageHandler } from '../../../src/server/handle-page.ts'
import { setPageHashes } from '../../../src/web/shared-page/page-hashes.ts'
import { frontApp, portOf, twoDealers } from './front.ts'

/** The app on a real port with a page cache in front, and pages that say how often they were rendered. */
export async function cachedFront({ cdnSeconds = null }: { cdnSeconds?: number | null } = {}) {
  const known = { revision: 1, isBehind: false, timeZone: 'Australia/Sydney', contentSince: null }
  const state = { ...known, now: Date.parse('2026-03-10T00:01:00Z'), fails: false }
  const rendered: string[] = []
  /** Awaited by every page that is rendered. */
  let gate = Promise.resolve()
  const handlePage: PageHandler = async (request, { site }, facts) => {
    const { pathname } = new URL(request.url)
    rendered.push(`${site.slug}${pathname}`)
    const page = `<!doctype html><title>${site.name}</title>${'x'.repeat(2000)}${rendered.length}`
    await gate
    if (state.fails) return 'outage'
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    headers.set('content-length', String(page.length))
    if (pathname === '/cookie') headers.set('set-cookie', 'sent=1')
    if (facts.mayShare && pathname !== '/own') {
      setPageHashes(headers, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] })
      headers.set('etag', `W/"${rendered.length}"`)
    }
    return new Response(page, { headers })
  }
  const pages = sharedPages({
    cache: pageCache(1_000_000),
    keyOf: (request) => sharedKey(request, () => false),
    anonymousKeyOf: (request) => anonymousKey(request, () => false),
    known: () => state,
    revalidate: async (request) =>
      app.fetch(new Request(`http://${request.headers.host}${request.url}`), { incoming: request }),
    onAnswer: () => {},
    now: () => state.now,
  })
  const { app } = frontApp({
    handlePage,
    storePages: pages.store,
    env: { cdnSeconds },
    dealerships: { ...twoDealers, forHost: async (host) => withRevision(await twoDealers.forHost(host)) },
  })
  function withRevision(dealership: Dealership | null) {
    return dealership && { ...dealership, revision: state.revision }
  }
  const answer = getRequestListener(app.fetch)
  const drawnPages = pages.before((request, response) => void answer(request, response))
  const port = await portOf(createServer(drawnPages))
  return {
    state,
    rendered,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    visit: (path: string, headers: Record<string, string> = {}, slug = 'harbour') =>
      ask(port, path, { host: `${slug}.localhost`, accept: 'text/html', ...headers }),
  }
}

async function ask(port: number, path: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ port, path, headers }, resolve).on('error', reject)
  const answer = await promise
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
