import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { isOutage } from '#data/outage/database-unavailable.ts'
import type { Actor } from '#domain/actors/actor.ts'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import type { Dealerships } from '#operations/sites/dealerships.ts'
import type { ServeImage } from '#operations/images/serve-image.ts'
import type { Admission } from './admission/admission.ts'
import { tryAgainResponse } from './admission/try-again-response.ts'
import { allowDescribedMethods } from './responses/api-methods.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { dealershipForRequest } from './middleware/dealership-for-request.ts'
import type { Env } from './env.ts'
import { errorResponse, isApi } from './responses/error-response.ts'
import type { PageHandler } from './handle-page.ts'
import { readiness } from './health/health.ts'
import { images } from './images.ts'
import { forPages } from './middleware/for-pages.ts'
import { identifyRequest } from './middleware/identify-request.ts'
import { limitVisitor } from './rate-limits/limit-visitor.ts'
import type { Metrics } from './health/metrics.ts'
import { metricsPage } from './health/metrics-page.ts'
import { sameOriginOnly } from './middleware/same-origin-only.ts'
import { pagesTakeGetAndPost } from './middleware/page-methods.ts'
import { takePageHashes } from '#web/shared-page/page-hashes.ts'
import { presentableResponse } from './responses/presentable-response.ts'
import { type BodyLimits, receiveBody } from './middleware/receive-body.ts'
import { loggedPath, recordRequest, requestRecorder } from './middleware/record-request.ts'
import { keepPrivate } from './middleware/private-pages.ts'
import { secure } from './middleware/security-headers.ts'
import { SECURITY_TXT_PATH, securityTxt } from './security-txt/security-txt.ts'
import type { ServerContext, Step } from './server-context.ts'
import { type ImageUploads, imageUpload } from './uploads/image-upload.ts'
import { demoFolder } from './project-files.ts'
import { staticFiles } from './static-files.ts'
import { tooManyForms } from './rate-limits/too-many-forms.ts'
import { tellCdn } from './middleware/tell-cdn.ts'
import { trustProxy } from './middleware/visitor-request.ts'

export type AppParts = {
  dealerships: Pick<Dealerships, 'forHost' | 'all' | 'check'>
  handlePage: PageHandler
  serveImage: ServeImage
  env: Pick<
    Env,
    | 'demo'
    | 'baseDomains'
    | 'metricsToken'
    | 'trustedProxies'
    | 'trustForwardedHost'
    | 'securityContacts'
    | 'cdnSeconds'
  >
  log: Logger
  metrics: Metrics
  /** The folder of the built browser files. `null` in development, when Vite serves them. */
  browserFiles: string | null
  writeLimit: RateLimiterAbstract
  readLimit: RateLimiterAbstract
  /** Limits what is costly to draw: brochures, and pictures for social cards. */
  documentLimit: RateLimiterAbstract
  /** `null` only to measure the effect of admission. */
  admission: Admission | null
  bodyLimits: BodyLimits
  imageUploads: ImageUploads
  /** Stores the pages that many visitors get. `null` where there is no page cache. */
  storePages: Step | null
  /** Describes each request’s span. `null` without tracing. */
  describeSpan: Step | null
  isStopping: () => boolean
}

/** Everything that happens to a request, in order. `httpServer` has already refused malformed ones. */
export function createApp(parts: AppParts): Hono<ServerContext> {
  const { dealerships, handlePage, env, log, metrics, browserFiles, isStopping } = parts
  const app = new Hono<ServerContext>()

  if (parts.storePages) app.use(parts.storePages)
  if (parts.describeSpan) app.use(parts.describeSpan)
  if (env.cdnSeconds !== null) app.use(tellCdn(env.cdnSeconds))
  app.use(identifyRequest())
  app.use(recordRequest(requestRecorder(log, metrics)))
  app.use(compressResponses())
  app.use(secure({ developing: browserFiles === null, demo: env.demo, baseDomains: env.baseDomains }))
  app.use(keepPrivate())
  app.use(trustProxy(env, log))

  app.get('/healthz', (c) => c.json({ status: 'alive' }))
  app.get('/readyz', readiness({ dealerships, isStopping, log }))
  app.get('/metrics', (c) => metricsPage(c, metrics, env.metricsToken))

  if (browserFiles !== null) app.use(staticFiles(browserFiles))
  if (env.demo) app.use('/demo-media/*', staticFiles(demoFolder))

  app.use('/api/*', allowDescribedMethods())
  app.on(writes, '*', sameOriginOnly())
  app.on(writes, '*', limitVisitor(parts.writeLimit, { refuse: tooManyForms(parts), isPerDealer: true }))
  app.post(IMAGE_UPLOAD_PATH, dealershipForRequest({ dealerships, env }), imageUpload(parts.imageUploads))
  app.on(writes, '*', receiveBody(parts.bodyLimits))

  app.get('*', forPages(captchaTasks, limitVisitor(parts.writeLimit)))
  app.get('*', forPages(documents, limitVisitor(parts.documentLimit)))
  app.use(dealershipForRequest({ dealerships, env }))
  app.use(canonicalAddress())
  app.get(SECURITY_TXT_PATH, securityTxt(env.securityContacts))
  app.all(IMAGES_PATH, images(parts.serveImage))
  app.on(['PUT', 'PATCH', 'DELETE'], '*', pagesTakeGetAndPost())
  app.get('*', limitVisitor(parts.readLimit))
  if (parts.admission) app.use(parts.admission.step)
  app.all('*', async (c) => {
    const { requestId, nonce, clientAddress, dealership } = c.var
    // A page that is about a customer asks who has signed in; until then every request is a visitor's.
    const actor: Actor = { kind: 'visitor', address: clientAddress, isProgram: isApi(c.req.path) }
    const { revision } = dealership
    const mayShare = c.get('mayShare') === true && revision !== null
    const facts = { requestId, nonce, actor, demo: env.demo, mayShare }
    const sent = c.req.method === 'POST' ? c.req.raw.clone() : undefined
    const answer = await handlePage(c.req.raw, dealership, facts)
    const hashes = answer === 'outage' ? null : takePageHashes(answer.headers)
    if (hashes && revision !== null) {
      c.set('pageHashes', hashes)
      c.set('shared', { siteId: dealership.siteId, revision })
    }
    return answer === 'outage' ? tryAgainResponse(c, 'outage', sent) : presentableResponse(c, answer)
  })

  app.onError((err, c) => {
    log.error({ requestId: c.get('requestId'), path: loggedPath(c.req.path), err }, 'A request failed')
    return isOutage(err) ? tryAgainResponse(c, 'outage') : errorResponse(c, 500)
  })
  return app
}

const writes = ['POST', 'PUT', 'PATCH', 'DELETE']

const captchaTasks = /^\/api\/captcha$/i
const documents = /^\/(?:cars\/[^/]+\/(?:brochure\.pdf|card\.jpg)|api\/cars\/[^/]+\.pdf)$/i
