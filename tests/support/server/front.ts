import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { onTestFinished } from 'vitest'
import { addressOf } from '#domain/actors/actor.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { RunningSite } from '#operations/sites/site-directory.ts'
import { admission } from '#server/admission/admission.ts'
import type { StallLimits } from '#server/connections/end-stalled.ts'
import { type AppParts, createApp } from '#server/app.ts'
import type { PageHandler } from '#server/handle-page.ts'
import { httpServer, type Timeouts } from '#server/boot/http-server.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { receiveLimits } from '#server/uploads/receive-files.ts'
import { formLimits } from '#server/middleware/receive-body.ts'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../samples/sample-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'

export type LogLine = { level: number; msg: string; [fact: string]: unknown }

/** The whole app with two dealers, Harbour and Summit, whose pages only show the dealer’s name. */
export function frontApp(
  overrides: Partial<Omit<AppParts, 'env'>> & { env?: Partial<AppParts['env']> } = {},
) {
  const lines: LogLine[] = []
  const log = createLog(
    { logLevel: 'debug' },
    { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
  )
  const app = createApp({
    dealerships: twoDealers,
    handlePage: plainPages,
    serveImage: () => Promise.resolve({ outcome: 'missing' }),
    log,
    metrics: createMetrics(),
    browserFiles: browserFiles(),
    writeLimit: new RateLimiterMemory({ points: 1000, duration: 60 }),
    readLimit: new RateLimiterMemory({ points: 100_000, duration: 60 }),
    documentLimit: new RateLimiterMemory({ points: 1000, duration: 60 }),
    admission: admission({ refused() {} }),
    bodyLimits: formLimits,
    imageUploads: {
      prepareImage: () => Promise.resolve({ outcome: 'unreadable' }),
      folder: temporaryFolder(),
      limits: receiveLimits,
    },
    storePages: null,
    describeSpan: null,
    isStopping: () => false,
    ...overrides,
    env: {
      demo: false,
      baseDomains: ['localhost'],
      metricsToken: null,
      trustedProxies: [],
      trustForwardedHost: false,
      securityContacts: [],
      cdnSeconds: null,
      ...overrides.env,
    },
  })
  return { app, lines, log }
}

/** The same on a real port, closed after the test. */
export async function frontServer(
  { stall, ...overrides }: Parameters<typeof frontApp>[0] & { stall?: StallLimits } = {},
  timeouts?: Timeouts,
) {
  const { app, lines } = frontApp(overrides)
  const answer = getRequestListener(app.fetch)
  const server = httpServer((request, response) => void answer(request, response), {
    ...(timeouts && { timeouts }),
    ...(stall && { stall }),
  })
  return { server, lines, port: await portOf(server) }
}

/** Listens on a free port until the test is over. */
export async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const sites: RunningSite[] = ['harbour', 'summit'].map((slug) => ({
  id: slug,
  slug,
  version: 1,
  site: Site.parse(
    siteDocument({ slug, name: `${slug.replace(/^./, (first) => first.toUpperCase())} Motors` }),
  ),
}))

export const twoDealers: AppParts['dealerships'] = {
  all: () => sites,
  check: () => Promise.resolve(),
  forHost(host) {
    const running = sites.find(({ slug }) => host === `${slug}.localhost`)
    return Promise.resolve(running ? ({ siteId: running.id, site: running.site } as Dealership) : null)
  },
}

/** Pages that show what the routes receive. */
const plainPages: PageHandler = async (request, { site }, facts) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/fails') throw new Error('The page had a bad day')
  if (pathname === '/moved') return Response.redirect(new URL('/', request.url), 302)
  const body = request.body ? await request.text() : null
  const headers = {
    'x-nonce': facts.nonce,
    'x-url': request.url,
    'x-client': addressOf(facts.actor) ?? '',
    'x-actor': JSON.stringify(facts.actor),
  }
  if (pathname.startsWith('/api/')) return Response.json({ received: body?.length ?? null }, { headers })
  return new Response(`<!doctype html><title>${site.name}</title>`, {
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

function browserFiles() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/entry-B4d1.js'), 'export {}')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return folder
}
