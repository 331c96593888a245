import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A span as the collector gets it, in the JSON form of OTLP. */
type SentSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code: number }
}

export type CollectedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, string | number> }

/** A stand-in for an OpenTelemetry collector, on this machine and for one test. It can also take requests and never respond. */
export async function collectorStandIn({ hangs = false } = {}) {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => void receive(request, response))
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await json(request)
    bodies.push(`${request.method} ${request.url} ${JSON.stringify(body)}`)
    spans.push(...spansIn(body as SentTraces))
    if (!hangs) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies }
}

type SentTraces = { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }

function spansIn({ resourceSpans }: SentTraces): CollectedSpan[] {
  const sent = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  return sent.map((span) => ({
    ...span,
    attributes: Object.fromEntries(
      span.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? '']),
    ),
  }))
}
