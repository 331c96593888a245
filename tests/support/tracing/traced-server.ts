import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { onTestFinished } from 'vitest'
import { createLog } from '#server/log.ts'
import { startTracing } from '#server/tracing/start-tracing.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import type { TracingSettings } from '#server/config/tracing-variables.ts'
import { frontApp, type LogLine, portOf } from '../server/front.ts'
import { sendRaw } from '../server/raw-request.ts'

type Front = Parameters<typeof frontApp>[0]
type Options = {
  settings: Partial<TracingSettings> & Pick<TracingSettings, 'endpoint'>
  trustedProxies?: string[]
  front?: (tracing: Tracing, log: Logger) => Front
  /** Answers some requests before the app does. */
  before?: (next: RequestListener, tracing: Tracing) => RequestListener
}

/** The app on a real port, traced as in production. `stop` sends the last spans. */
export async function tracedServer({ settings, trustedProxies = [], front = () => ({}), before }: Options) {
  const tracingSettings: TracingSettings = { sampler: 'always_on', ratio: 1, ...settings }
  const lines: LogLine[] = []
  const log = createLog(
    { logLevel: 'debug', tracing: tracingSettings },
    { write: (line) => void lines.push(JSON.parse(line) as LogLine) },
  )
  const tracing = startTracing(tracingSettings, { isTrusted: (peer) => trustedProxies.includes(peer), log })
  onTestFinished(() => tracing.stop())
  tracing.useSlugs((siteId) => siteId)
  const { app } = frontApp({ describeSpan: tracing.describeRequest, log, ...front(tracing, log) })
  const answer = getRequestListener(app.fetch)
  const rendered: RequestListener = (request, response) => void answer(request, response)
  const port = await portOf(createServer(tracing.around(before?.(rendered, tracing) ?? rendered)))
  return { port, lines, tracing, stop: () => tracing.stop(), ask: (raw: string) => sendRaw(port, raw) }
}
