import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The span of the work under way. Without tracing nothing is ever stored, and OpenTelemetry is not loaded. */
export const currentSpan = new AsyncLocalStorage<Span>()

/** Connects a log line with its trace. */
export function traceFields(): { traceId?: string } {
  const span = currentSpan.getStore()
  return span ? { traceId: span.spanContext().traceId } : {}
}
