import type { Logger } from 'pino'
import {
  type HandleErrorFunction,
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { isOutage } from '#data/outage/database-unavailable.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { RETRY_AFTER_SECONDS } from './admission/queue-limits.ts'
import { loggedPath } from './middleware/record-request.ts'
import type { Tracing } from './tracing/tracing.ts'
import { openPreview, previewHeaders } from './open-preview.ts'
import { noteShared, sharedContext } from '#web/shared-page/note-shared.server.ts'
import { dataInOnePiece, isData } from './responses/data-response.ts'
import { provideDealership, type RequestFacts, requestFactsContext } from '#web/request/request-context.ts'

export type PageHandler = (
  request: Request,
  dealership: Dealership,
  facts: Omit<RequestFacts, 'report' | 'warn' | 'info'>,
) => Promise<Response | 'outage'>

type Options = {
  log: Pick<Logger, 'error' | 'warn' | 'info'>
  mode?: 'production' | 'development'
  /** Traces loaders and actions. */
  tracing?: Pick<Tracing, 'routes'> | null
}

/**
 * Hands the request and its dealership to the routes, and logs unexpected errors once. During a database outage it
 * returns `'outage'`, and the caller tells the visitor when to try again.
 */
export function createPageHandler(
  build: ServerBuild,
  { log, mode = 'production', tracing }: Options,
): PageHandler {
  const contextsWithOutage = new WeakSet<object>()
  const handleError: HandleErrorFunction = (error, { request, context }) => {
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
    if (isOutage(error)) contextsWithOutage.add(context)
    context.get(requestFactsContext).report(error, 'A page failed')
  }
  const entry = {
    ...build.entry,
    module: { ...build.entry.module, handleError, ...(tracing && { instrumentations: [tracing.routes] }) },
  }
  const handle = createRequestHandler({ ...build, entry, routes: noteShared(build.routes) }, mode)

  return async (request, dealership, facts) => {
    const context = new RouterContextProvider()
    const preview = await openPreview(request, dealership)
    if (preview?.outcome === 'expired') return Response.redirect(preview.address, 302)
    provideDealership(context, preview?.dealership ?? dealership)
    const about = { requestId: facts.requestId, path: loggedPath(new URL(request.url).pathname) }
    context.set(requestFactsContext, {
      ...facts,
      report: (err, message) => log.error({ ...about, err }, message),
      info: (more, message) => log.info({ ...about, ...more }, message),
      warn: (more, message) => log.warn({ ...about, ...more }, message),
    })
    const response = await handle(request, context)
    if (response.status >= 500 && contextsWithOutage.has(context)) return 'outage'
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    if (preview) for (const [name, value] of Object.entries(previewHeaders)) response.headers.set(name, value)
    if (!isData(response)) return response
    const isShared = facts.mayShare && response.status === 200 && context.get(sharedContext)
    return dataInOnePiece(response, isShared)
  }
}
