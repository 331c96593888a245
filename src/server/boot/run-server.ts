import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { admission } from '../admission/admission.ts'
import { announcement } from './announce.ts'
import { createApp } from '../app.ts'
import { type Env, envOrExit } from '../env.ts'
import type { PageHandler } from '../handle-page.ts'
import { httpServer } from './http-server.ts'
import { createDocumentLimit, createReadLimit, createWriteLimit } from '../rate-limits/limit-visitor.ts'
import { listen } from './listen.ts'
import { createLog } from '../log.ts'
import { earlyRefusals } from '../connections/early-refusals.ts'
import { openTracing } from '../tracing/open-tracing.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createMetrics } from '../health/metrics.ts'
import { openPageCache } from './open-page-cache.ts'
import { openPlatform } from './open-platform.ts'
import { formLimits } from '../middleware/receive-body.ts'
import { addressCheck } from '../middleware/visitor-request.ts'
import { requestRecorder } from '../middleware/record-request.ts'
import { closeServer, createShutdown, type Shutdown, stopOnSignals } from './shutdown.ts'

type Pages = {
  handlePage: PageHandler
  /** The folder of the built browser files. `null` in development, when `around` serves them. */
  browserFiles: string | null
  /** Handles requests before the app does. */
  around?: (app: RequestListener) => RequestListener
  close?: () => Promise<void>
}

type OpenPages = (log: Logger, tracing: Tracing | null) => Promise<Pages>

/** Starts the server from its environment, and stops it on a signal. */
export async function runServer(openPages: OpenPages): Promise<void> {
  const env = envOrExit()
  const log = createLog(env)
  const shutdown = createShutdown(log)
  stopOnSignals(shutdown, log)
  try {
    await open(openPages, { env, log, shutdown })
  } catch (err) {
    log.fatal({ err }, 'Forecourt could not start')
    process.stderr.write(`Forecourt could not start: ${err instanceof Error ? err.message : String(err)}\n`)
    await shutdown.stop('it could not start', 1)
  }
}

async function open(
  openPages: OpenPages,
  { env, log, shutdown }: { env: Env; log: Logger; shutdown: Shutdown },
) {
  const tracing = await openTracing(env, log)
  // It is the first to open, so it is the last to close, and has the spans of everything that closes before.
  if (tracing) shutdown.closeLater('tracing', tracing.stop)
  // The database is registered before it is open, because a signal may arrive meanwhile and it has to be stopped all the
  // same. A platform that fails to open closes what it had opened.
  const metrics = createMetrics()
  const opening = openPlatform(env, {
    log,
    say,
    searchEvents: metrics.search,
    onPruned: metrics.recordsPruned,
  })
  shutdown.closeLater('platform', () =>
    opening.then(
      (platform) => platform.stop(),
      () => {},
    ),
  )
  const platform = await opening
  const { dealerships, serveImage, imageUploads } = platform
  metrics.watchDatabase(() => dealerships.check())
  metrics.watchOutbox(platform.outboxFigures)
  metrics.watchCodes(platform.codeUse)
  metrics.watchFeeds(platform.feedFigures)
  metrics.watchPayments(platform.paymentFigures, platform.reconciledFigures)
  tracing?.useSlugs((siteId) => dealerships.ofSite(siteId)?.site.slug)

  const pages = await openPages(log, tracing)
  shutdown.closeLater('pages', async () => pages.close?.())

  const admitting = env.admission ? admission(metrics.admission) : null
  if (admitting) metrics.watchQueue(admitting.figures)
  // In development a page shows what was just written.
  const pageCache =
    pages.browserFiles === null
      ? null
      : openPageCache(env, {
          dealerships,
          metrics,
          record: requestRecorder(log, metrics),
          onHit: (page) => tracing?.fromCache(page),
          fetch: (request, incoming) => {
            const refresh = async () => app.fetch(request, { incoming })
            return tracing ? tracing.aroundRefresh(refresh) : refresh()
          },
        })
  const app = createApp({
    dealerships,
    handlePage: pages.handlePage,
    serveImage,
    env,
    log,
    metrics,
    browserFiles: pages.browserFiles,
    writeLimit: createWriteLimit(),
    readLimit: createReadLimit(env.readsPerMinute),
    documentLimit: createDocumentLimit(),
    admission: admitting,
    bodyLimits: formLimits,
    imageUploads,
    storePages: pageCache?.store ?? null,
    describeSpan: tracing?.describeRequest ?? null,
    isStopping: shutdown.isStopping,
  })
  const answer = getRequestListener(app.fetch)
  const rendered: RequestListener = (request, response) => void answer(request, response)
  const cached = pageCache?.before(rendered) ?? rendered
  const listener = tracing?.around(cached) ?? cached
  const refusals = earlyRefusals(log, metrics.refusedEarly)
  const server = httpServer(pages.around?.(listener) ?? listener, {
    isOneAtATime: env.admission,
    isProxy: addressCheck(env.trustedProxies),
    onRefused: refusals.count,
  })

  const listening = await listen(server, env)
  if (listening.outcome === 'refused') {
    say(listening.reason)
    return shutdown.stop('no address to listen on', 1)
  }
  shutdown.closeLater('server', async () => {
    await closeServer(server)
    refusals.stop()
  })
  say(announcement(dealerships.all(), env, listening.port))
}

function say(message: string) {
  process.stdout.write(`${message}\n`)
}
