import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { currentSpan } from './current-span.ts'

export type Spans = {
  /** Starts a trace, or continues one that a trusted proxy began. */
  root(name: string, options: SpanOptions, parent?: Context): Span
  /** A part of the work under way; `null` if that is over or not traced, as for work in the background. */
  child(name: string, options?: SpanOptions): Span | null
}

export function openSpans(tracer: Tracer): Spans {
  return {
    root: (name, options, parent = ROOT_CONTEXT) => tracer.startSpan(name, options, parent),
    child(name, options) {
      const parent = currentSpan.getStore()
      if (!parent?.isRecording()) return null
      return tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
    },
  }
}

/** Marks what failed, by the kind of the error: its message may repeat what a visitor typed. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', kindOf(error))
}

function kindOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' && CODE.test(error.code) ? error.code : error.name
}

const CODE = /^[A-Za-z0-9_]{1,40}$/
