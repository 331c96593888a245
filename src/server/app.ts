import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import type { Dealerships } from '#operations/dealerships.ts'
import type { ServeImage } from '#operations/serve-image.ts'
import { asDescribed } from './as-described.ts'
import { canonicalAddress } from './canonical-address.ts'
import { compressAnswers } from './compress-answers.ts'
import { dealershipForRequest } from './dealership-for-request.ts'
import type { Env } from './env.ts'
import { errorAnswer } from './error-answer.ts'
import type { PageHandler } from './handle-page.ts'
import { readiness } from './health.ts'
import { images } from './images.ts'
import { identifyRequest } from './identify-request.ts'
import { limitVisitor } from './limit-visitor.ts'
import { type Metrics, metricsPage } from './metrics.ts'
import { ownPagesOnly } from './own-pages-only.ts'
import { pagesTakeGetAndPost } from './page-methods.ts'
import { presentableAnswer } from './presentable-answer.ts'
import { type BodyLimits, receiveBody } from './receive-body.ts'
import { pathToNote, recordRequest } from './record-request.ts'
import { keepSecret } from './keep-secret.ts'
import { secure } from './security-headers.ts'
import type { ServerContext } from './server-context.ts'
import { staticFiles } from './static-files.ts'
import { asTheVisitorMadeIt } from './visitor-request.ts'

export type AppParts = {
  dealerships: Pick<Dealerships, 'forHost' | 'all' | 'check'>
  handlePage: PageHandler
  serveImage: ServeImage
  env: Pick<Env, 'demo' | 'baseDomains' | 'metricsToken' | 'trustedProxies'>
  log: Logger
  metrics: Metrics
  /** The folder of the built browser files; `null` while developing, when Vite serves them. */
  browserFiles: string | null
  writeLimit: RateLimiterAbstract
  brochureLimit: RateLimiterAbstract
  bodyLimits: BodyLimits
  isStopping: () => boolean
}

/** Everything that happens to a request, in order. What is malformed never comes this far: see `httpServer`. */
export function createApp(parts: AppParts): Hono<ServerContext> {
  const { dealerships, handlePage, env, log, metrics, browserFiles, isStopping } = parts
  const app = new Hono<ServerContext>()

  app.use(identifyRequest())
  app.use(recordRequest(log, metrics))
  app.use(compressAnswers())
  app.use(secure({ developing: browserFiles === null, demo: env.demo }))
  app.use(keepSecret())
  app.use(asTheVisitorMadeIt(env.trustedProxies, log))

  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', (c) => readiness(c, { dealerships, isStopping, log }))
  app.get('/metrics', (c) => metricsPage(c, metrics, env.metricsToken))

  if (browserFiles !== null) app.use(staticFiles(browserFiles))

  app.use('/api/*', asDescribed())
  app.on(writes, '*', ownPagesOnly())
  app.on(writes, '*', limitVisitor(parts.writeLimit))
  app.on(writes, '*', receiveBody(parts.bodyLimits))

  app.get('/api/captcha', limitVisitor(parts.writeLimit))
  app.get('/cars/:slug/brochure.pdf', limitVisitor(parts.brochureLimit))
  app.get('/api/cars/:file{[^/]+\\.pdf}', limitVisitor(parts.brochureLimit))
  app.use(dealershipForRequest({ dealerships, env }))
  app.use(canonicalAddress())
  app.all(IMAGES_PATH, images(parts.serveImage))
  app.on(['PUT', 'PATCH', 'DELETE'], '*', pagesTakeGetAndPost())
  app.all('*', async (c) => {
    const { requestId, nonce, clientAddress, dealership } = c.var
    const facts = { requestId, nonce, clientAddress, demo: env.demo }
    return presentableAnswer(c, await handlePage(c.req.raw, dealership, facts))
  })

  app.onError((err, c) => {
    log.error({ requestId: c.get('requestId'), path: pathToNote(c.req.path), err }, 'A request failed')
    return errorAnswer(c, 500)
  })
  return app
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE']
