import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { type Span, SpanKind } from '@opentelemetry/api'
import { markFailed, type Spans } from './spans.ts'

/**
 * Spans for requests to other systems, by `fetch` and by Node’s own client: the method, the host and the status. Addresses
 * hold keys and what visitors typed, so their paths are left out. Other systems get no `traceparent`.
 */
export function callSpans(spans: Spans): () => void {
  const open = new WeakMap<object, Span>()

  function begin(request: object, method: string, host: string) {
    const attributes = { 'http.request.method': method, 'server.address': host }
    const span = spans.child(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes })
    if (span) open.set(request, span)
  }

  function end(request: object, ending: { status: number } | { error: unknown }) {
    const span = open.get(request)
    if (!span) return
    open.delete(request)
    if ('error' in ending) markFailed(span, ending.error)
    else span.setAttribute('http.response.status_code', ending.status)
    span.end()
  }

  const listeners: [channel: string, (message: unknown) => void][] = [
    on<Call>('http.client.request.start', ({ request }) => begin(request, request.method, request.host)),
    on<Call & { response: IncomingMessage }>('http.client.response.finish', ({ request, response }) =>
      end(request, { status: response.statusCode ?? 0 }),
    ),
    on<Call & { error: unknown }>('http.client.request.error', ({ request, error }) =>
      end(request, { error }),
    ),
    on<Fetch>('undici:request:create', ({ request }) =>
      begin(request, request.method, new URL(request.origin).hostname),
    ),
    on<Fetch & { response: { statusCode: number } }>('undici:request:headers', ({ request, response }) =>
      end(request, { status: response.statusCode }),
    ),
    on<Fetch & { error: unknown }>('undici:request:error', ({ request, error }) => end(request, { error })),
  ]
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}

type Call = { request: ClientRequest }
type Fetch = { request: { method: string; origin: string } }

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it says what the channel carries
function on<Message>(
  channel: string,
  listener: (message: Message) => void,
): [string, (message: unknown) => void] {
  return [channel, (message) => listener(message as Message)]
}
