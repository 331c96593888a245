import { registerHooks } from 'node:module'
import { silentLog } from '../server/silent-log.ts'

/**
 * Run as a process of its own: prints how many modules of OpenTelemetry the server loads without and with tracing. Its API
 * doesn’t count, because prom-client brings and loads it in any case.
 */
let loaded = 0
registerHooks({
  load(url, context, next) {
    if (/\/@opentelemetry\/(?!api\/)|\/tracing\/start-tracing/.test(url)) loaded += 1
    return next(url, context)
  },
})

await import('#server/boot/run-server.ts')
const { openTracing } = await import('#server/tracing/open-tracing.ts')
await openTracing({ tracing: null, trustedProxies: [] }, silentLog)
const without = loaded

const settings = { endpoint: 'http://127.0.0.1:1', sampler: 'always_off', ratio: 0 } as const
const tracing = await openTracing({ tracing: settings, trustedProxies: [] }, silentLog)
await tracing?.stop()
process.stdout.write(JSON.stringify({ without, with: loaded }))
