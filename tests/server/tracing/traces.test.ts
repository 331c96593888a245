import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import type { SharedPage } from '#server/page-cache/page-cache.ts'
import { portOf } from '../../support/server/front.ts'
import { rawRequest } from '../../support/server/raw-request.ts'
import { until } from '../../support/server/until.ts'
import { collectorStandIn } from '../../support/tracing/collector-stand-in.ts'
import { tracedServer } from '../../support/tracing/traced-server.ts'

const CALLER = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `traceparent: 00-${CALLER}-b7ad6b7169203331-01\r\n`

test('OPS-03 a request has one span, without its address and its visitor', async () => {
  const collector = await collectorStandIn()
  const server = await tracedServer({ settings: { endpoint: collector.endpoint } })

  await server.ask(rawRequest({ target: '/healthz?q=planted', headers: 'User-Agent: planted\r\n' }))
  await server.ask(rawRequest({ target: '/cars/planted-secret?name=planted' }))
  await server.ask(rawRequest({ target: '/fails' }))
  await server.stop()

  expect(collector.spans.map(({ name, attributes, status }) => [name, attributes, status.code])).toEqual([
    [
      'GET /healthz',
      { 'http.request.method': 'GET', 'http.route': '/healthz', 'http.response.status_code': 200 },
      0,
    ],
    [
      'GET',
      { 'http.request.method': 'GET', 'forecourt.site': 'harbour', 'http.response.status_code': 200 },
      0,
    ],
    [
      'GET',
      { 'http.request.method': 'GET', 'forecourt.site': 'harbour', 'http.response.status_code': 500 },
      2,
    ],
  ])
  expect(collector.bodies.join()).not.toContain('planted')
})

test('OPS-03 log lines of a request name its trace', async () => {
  const collector = await collectorStandIn()
  const server = await tracedServer({ settings: { endpoint: collector.endpoint } })

  await server.ask(rawRequest({ target: '/fails' }))
  await server.stop()

  const ofRequest = server.lines.filter(({ requestId }) => requestId !== undefined)
  expect(ofRequest.map(({ msg }) => msg).toSorted()).toEqual(['A request failed', 'request'])
  expect(new Set(ofRequest.map(({ traceId }) => traceId))).toEqual(new Set([collector.spans[0]?.traceId]))
})

test('OPS-03 only a trusted proxy’s trace is continued', async () => {
  const collector = await collectorStandIn()
  const settings = { endpoint: collector.endpoint }
  const open = await tracedServer({ settings })
  await open.ask(rawRequest({ headers: traceparent }))
  await open.stop()
  const behindProxy = await tracedServer({ settings, trustedProxies: ['127.0.0.1'] })
  await behindProxy.ask(rawRequest({ headers: traceparent }))
  await behindProxy.stop()

  const [own, continued] = collector.spans
  expect(own?.traceId).not.toBe(CALLER)
  expect(own?.parentSpanId).toBeUndefined()
  expect(continued).toMatchObject({ traceId: CALLER, parentSpanId: 'b7ad6b7169203331' })
})

test('OPS-03 a page from the cache has the route and the site of the page that was stored', async () => {
  const collector = await collectorStandIn()
  const page = { siteId: 'harbour', route: '/cars/:slug' } as SharedPage
  const server = await tracedServer({
    settings: { endpoint: collector.endpoint },
    before: (_next, tracing) => (_request, response) => {
      tracing.fromCache(page)
      response.end()
    },
  })

  await server.ask(rawRequest({ target: '/cars/one' }))
  await server.stop()

  expect(collector.spans).toMatchObject([
    { name: 'GET /cars/:slug', attributes: { 'forecourt.site': 'harbour', 'forecourt.page_cache': 'hit' } },
  ])
})

test('OPS-03 calls to other systems have spans without their paths, and carry no trace', async () => {
  const collector = await collectorStandIn()
  const carried: (string | undefined)[] = []
  const other = createServer((request, response) => {
    carried.push(request.headers.traceparent?.toString())
    response.writeHead(204).end()
  })
  const port = await portOf(other)
  const server = await tracedServer({
    settings: { endpoint: collector.endpoint },
    front: () => ({
      handlePage: async () => {
        await fetch(`http://127.0.0.1:${port}/planted?key=planted`)
        return new Response('called')
      },
    }),
  })

  await server.ask(rawRequest())
  await server.stop()
  const [call, request] = collector.spans
  expect(collector.spans).toHaveLength(2)
  expect(call).toMatchObject({
    name: 'GET 127.0.0.1',
    parentSpanId: request?.spanId,
    attributes: { 'http.response.status_code': 204 },
  })
  expect(carried).toEqual([undefined])
  expect(collector.bodies.join()).not.toContain('planted')
})

test('OPS-03 sending a batch is not a part of the request during which it is sent', async () => {
  const collector = await collectorStandIn()
  const other = await portOf(createServer((_request, response) => response.end()))
  const server = await tracedServer({
    settings: { endpoint: collector.endpoint },
    front: () => ({
      handlePage: async () => {
        for (let nth = 0; nth < MORE_THAN_A_BATCH; nth++) await fetch(`http://127.0.0.1:${other}`)
        await until(() => collector.bodies.length > 0)
        return new Response('called')
      },
    }),
  })

  await server.ask(rawRequest())
  await server.stop()

  expect(new Set(collector.spans.map(({ name }) => name))).toEqual(new Set(['GET 127.0.0.1', 'GET']))
})

const MORE_THAN_A_BATCH = 600

test('OPS-03 sampling leaves requests out', async () => {
  const collector = await collectorStandIn()
  const server = await tracedServer({
    settings: { endpoint: collector.endpoint, sampler: 'parentbased_traceidratio', ratio: 0 },
  })

  expect((await server.ask(rawRequest())).status).toBe(200)
  await server.stop()

  expect(collector.spans).toEqual([])
})
