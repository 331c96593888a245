import type { ServerInstrumentation } from 'react-router'
import { currentSpan } from './current-span.ts'
import { markFailed, type Spans } from './spans.ts'

/** A span for each loader and action, and the route’s pattern for the request’s span. */
export function routeSpans(spans: Spans, nameRoute: (pattern: string) => void): ServerInstrumentation {
  async function inSpan(name: string, work: () => Promise<{ error: unknown }>) {
    const span = spans.child(name)
    if (!span) return void (await work())
    const { error } = await currentSpan.run(span, work)
    if (error instanceof Error) markFailed(span, error)
    span.end()
  }

  return {
    handler(handler) {
      handler.instrument({
        async request(handle) {
          const { meta } = await handle()
          if (meta) nameRoute(`/${meta.pattern.replace(/^\//, '')}`)
        },
      })
    },
    route(route) {
      route.instrument({
        loader: (load) => inSpan(`loader ${route.id}`, load),
        action: (act) => inSpan(`action ${route.id}`, act),
      })
    },
  }
}
