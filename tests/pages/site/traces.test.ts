import { expect, test } from 'vitest'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { signedWebhooks } from '#integrations/webhooks/signed-webhooks.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { createPageHandler } from '#server/handle-page.ts'
import { originOf } from '../../support/browser/visit.ts'
import {
  deliverAll,
  dealerWith,
  enquire,
  noSenders,
  startWithNoJobs,
} from '../../support/delivery/deliveries.ts'
import { webhookReceiver } from '../../support/delivery/webhook-receiver.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { rawRequest } from '../../support/server/raw-request.ts'
import { twoDealers } from '../../support/server/front.ts'
import { type CollectedSpan, collectorStandIn } from '../../support/tracing/collector-stand-in.ts'
import { tracedServer } from '../../support/tracing/traced-server.ts'

startWithNoJobs()

/** What a visitor types, and what nothing of may reach a trace. */
const visitor = {
  ...sampleEnquiry,
  name: 'Plantedname Visitor',
  email: 'planted.email@example.com',
  phone: '0491570156',
}
const planted = ['lantedname', 'planted', '491570156', '491 570 156', 'plantedquery']

test('OPS-03 a page, a form and a job have their spans, which say nothing about the visitor', async () => {
  const receiver = await webhookReceiver()
  const dealer = await dealerWith({ kind: 'webhook', to: receiver.url })
  await dealer.cars.put([sampleCar()])
  const collector = await collectorStandIn()
  const { ask, stop } = await tracedServer({
    settings: { endpoint: collector.endpoint },
    front: (tracing, log) => ({
      dealerships: { ...twoDealers, forHost: () => Promise.resolve(withStoredCars(dealer)) },
      handlePage: createPageHandler(build as ServerBuild, { log, tracing }),
    }),
  })
  const host = new URL(originOf(dealer)).host
  const body = new URLSearchParams(visitor).toString()
  const headers = `Origin: ${originOf(dealer)}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`

  const page = await ask(rawRequest({ host, target: '/search?q=plantedquery' }))
  const form = await ask(rawRequest({ host, method: 'POST', target: '/contact', headers, body }))
  await enquire(dealer, { name: visitor.name, email: visitor.email, phone: '+61491570156' })
  await deliverAll([dealer], { ...noSenders, webhook: signedWebhooks(receiver.secrets) })
  await stop()

  expect([page.status, form.status, receiver.calls.length]).toEqual([200, 303, 1])
  expect(receiver.calls[0]?.headers['traceparent']).toBeUndefined()
  const [pageTrace, formTrace, jobTrace] = tracesIn(collector.spans)
  expect(pageTrace?.root.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/search/:scope?/:model?',
    'http.response.status_code': 200,
    'forecourt.site': dealer.site.slug,
  })
  expect(pageTrace?.paths).toContain('GET /search/:scope?/:model?')
  expect(pageTrace?.paths).toContain('GET /search/:scope?/:model? > loader root')
  expect(pageTrace?.paths.some((path) => /^GET \/search\S+ > loader \S+ > search$/.test(path))).toBe(true)
  expect(pageTrace?.paths.some((path) => /> select \w+$/.test(path))).toBe(true)
  expect(pageTrace?.paths).toContain('GET /search/:scope?/:model? > render')

  expect(formTrace?.root).toMatchObject({
    name: 'POST /contact',
    attributes: { 'http.response.status_code': 303, 'forecourt.site': dealer.site.slug },
  })
  expect(formTrace?.paths.some((path) => /^POST \/contact > action .+ > insert leads$/.test(path))).toBe(true)
  expect(formTrace?.paths.some((path) => path.endsWith(' > commit'))).toBe(true)

  expect(jobTrace?.root).toMatchObject({
    name: expect.stringMatching(/^job .*webhook/),
    attributes: { 'forecourt.job.attempt': 1, 'forecourt.outcome': 'done' },
  })
  expect(jobTrace?.paths).toContain(`${jobTrace?.root.name} > POST 127.0.0.1`)
  expect(jobTrace?.paths).toContain(`${jobTrace?.root.name} > update outbox`)

  const sent = collector.bodies.join()
  for (const marker of planted) expect(sent).not.toContain(marker)
})

/** As `loggedApp` does: pages read the stored vehicles. */
function withStoredCars(dealer: Dealership): Dealership {
  return { ...dealer, shownCars: dealer.cars }
}

/** Each trace with the names of its spans, from the root down. */
function tracesIn(spans: CollectedSpan[]) {
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const pathOf = ({ name, parentSpanId = '' }: CollectedSpan): string => {
    const parent = byId.get(parentSpanId)
    return parent ? `${pathOf(parent)} > ${name}` : name
  }
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
  return roots.map((root) => ({
    root,
    paths: spans.filter(({ traceId }) => traceId === root.traceId).map(pathOf),
  }))
}
