import { setTimeout as pause } from 'node:timers/promises'
import type { Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../config/tracing-variables.ts'
import { currentSpan } from './current-span.ts'
import { type ExportLog, loggedExporter } from './logged-exporter.ts'
import { samplerOf } from './sampler.ts'

/** For one batch, with its retries. */
const EXPORT_MS = 5000
/** How long a stopping process waits for its last batch. */
const LAST_EXPORT_MS = 2000
/** No attribute of ours is longer. A longer one would be a mistake. */
const MAX_ATTRIBUTE_LENGTH = 200

/** Sends spans to a collector in batches, in the background. When it is away they are dropped, and nothing waits for it. */
export function openProvider(
  settings: TracingSettings,
  log: ExportLog,
): { tracer: Tracer; stop(): Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  })
  const batches = new BatchSpanProcessor({
    exporter: loggedExporter(exporter, log),
    exportTimeoutMillis: EXPORT_MS,
  })
  const provider = new TracerProvider({
    sampler: samplerOf(settings),
    spanProcessors: [outsideOfSpans(batches)],
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    // The name and attributes that the operator sets in OpenTelemetry’s own variables.
    resource: resourceFromAttributes({ 'service.name': 'forecourt' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
  })
  return {
    tracer: provider.getTracer('forecourt'),
    async stop() {
      // A collector that is away has been logged, and is no failure of the server.
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, pause(LAST_EXPORT_MS, undefined, { ref: false })])
    },
  }
}

/** The timer of the next batch must not belong to a request, or sending it would count as a part of that request. */
function outsideOfSpans(processor: BatchSpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => currentSpan.exit(() => processor.onEnd(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  }
}
