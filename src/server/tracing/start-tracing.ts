import type { TracingSettings } from '../config/tracing-variables.ts'
import { callSpans } from './call-spans.ts'
import type { ExportLog } from './logged-exporter.ts'
import { openProvider } from './open-provider.ts'
import { requestSpans } from './request-spans.ts'
import { routeSpans } from './route-spans.ts'
import { openSpans } from './spans.ts'
import type { SlugOf, Tracing } from './tracing.ts'
import { workSpans } from './work-spans.ts'

type Parts = { isTrusted: (address: string) => boolean; log: ExportLog }

/**
 * Starts sending traces. This module and what it imports are loaded only where an operator asks for traces: it is the one
 * way to OpenTelemetry’s packages.
 */
export function startTracing(settings: TracingSettings, { isTrusted, log }: Parts): Tracing {
  const { tracer, stop } = openProvider(settings, log)
  const spans = openSpans(tracer)
  let slugs: SlugOf = () => undefined
  const slugOf: SlugOf = (siteId) => slugs(siteId)
  const requests = requestSpans(spans, { isTrusted, slugOf })
  const stopFollowing = [workSpans(spans, slugOf), callSpans(spans)]
  return {
    around: requests.around,
    describeRequest: requests.describe,
    fromCache: requests.fromCache,
    aroundRefresh: requests.aroundRefresh,
    routes: routeSpans(spans, requests.nameRoute),
    useSlugs(known) {
      slugs = known
    },
    async stop() {
      for (const stopOne of stopFollowing) stopOne()
      await stop()
    },
  }
}
