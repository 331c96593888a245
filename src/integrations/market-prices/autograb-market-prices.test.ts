import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { autograbMarketPrices } from './autograb-market-prices.ts'

const car = { vin: 'ZZ9AAAAAAAAAAAA01', odometerKm: 41_250, askingCents: 20_000_00 }
const vehicle = { success: true, vehicle: { id: '4568590518845440', make: 'Toyota', year: '2021' } }
const prediction = {
  id: 'p1',
  kms: 41_250,
  price: 19_000,
  score: 0.91,
  retail_price: 22_340,
  trade_price: 18_100,
}

type Reply = (request: IncomingMessage, response: ServerResponse) => void
const json =
  (body: unknown, status = 200): Reply =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const predicted = (overrides: object) => json({ success: true, prediction: { ...prediction, ...overrides } })

/** AutoGrab, as it answers about the VIN and then about the price, with what it was sent. */
async function service(vin: Reply, price: Reply = predicted({}), patienceMs = 10_000) {
  const asked: { method?: string | undefined; url?: string | undefined; key: unknown; body: string }[] = []
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    void text(request).then((body) => {
      asked.push({ method, url, key: headers['apikey'], body })
      if (url?.startsWith('/v2/vehicles/')) vin(request, response)
      else price(request, response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const now = () => new Date(1_800_000_000_000)
  return { asked, provider: autograbMarketPrices({ key: 'sec_secret', address, patienceMs, now }) }
}

test('API-03 AutoGrab’s retail price is one figure for the country, excluding government charges', async () => {
  const { asked, provider } = await service(json(vehicle))

  expect(provider.kind).toBe('excluding_government_charges')
  expect(await provider.find(car)).toEqual({
    outcome: 'found',
    prices: {
      stateAverageCents: null,
      averageCents: 22_340_00,
      kind: 'excluding_government_charges',
      estimatedBy: 'autograb',
    },
  })
  expect(asked.map(({ method, url, key }) => ({ method, url, key }))).toEqual([
    { method: 'GET', url: '/v2/vehicles/vins/ZZ9AAAAAAAAAAAA01?region=au', key: 'sec_secret' },
    { method: 'POST', url: '/v2/valuations/predict', key: 'sec_secret' },
  ])
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({
    region: 'au',
    vehicle_id: '4568590518845440',
    kms: 41_250,
  })
})

test.each<[string, Reply, Reply | undefined]>([
  ['a VIN that it doesn’t know', json({ success: true, vehicle: null }), undefined],
  ['a VIN that it doesn’t find', json({ error: true }, 404), undefined],
  ['a vehicle without a price', json(vehicle), predicted({ retail_price: null })],
  ['a vehicle without an estimate', json(vehicle), json({ success: true, prediction: null })],
  ['an estimate that it doesn’t trust itself', json(vehicle), predicted({ score: 0.2 })],
])('API-03 %s is unknown', async (_what, vin, price) => {
  const { provider } = await service(vin, price)
  expect(await provider.find(car)).toEqual({ outcome: 'unknown' })
})

const redirect: Reply = (_request, response) => {
  response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
}
const endless: Reply = (_request, response) => {
  const more = () => response.write('x'.repeat(65_536), () => !response.destroyed && setImmediate(more))
  more()
}
const cutOff: Reply = (_request, response) => {
  response.writeHead(200, { 'content-length': '500' })
  response.write('{', () => response.destroy())
}

test.each<[string, Reply, Reply | undefined, string]>([
  ['a page instead of JSON', (_request, response) => response.end('<html>'), undefined, 'garbled'],
  ['nothing', (_request, response) => response.end(), undefined, 'garbled'],
  ['JSON of another shape', json([{ vehicles: [] }]), undefined, 'garbled'],
  ['an id that is a path', json({ vehicle: { id: '../../keys' } }), undefined, 'garbled'],
  ['an endless answer', endless, undefined, 'garbled'],
  ['a number as text', json(vehicle), predicted({ retail_price: '22340' }), 'garbled'],
  ['a negative price', json(vehicle), predicted({ retail_price: -22_340 }), 'garbled'],
  ['a huge price', json(vehicle), predicted({ retail_price: 1e300 }), 'garbled'],
  ['a price of zero', json(vehicle), predicted({ retail_price: 0 }), 'garbled'],
  ['a vehicle that it can’t price', json(vehicle), json({ error: true }, 422), 'garbled'],
  ['a refused key', json({ error: true }, 401), undefined, 'refused'],
  ['a key without a licence', json(vehicle), json({ error: true }, 403), 'refused'],
  ['a redirect, which could take the key elsewhere', redirect, undefined, 'unreachable'],
  ['a failing server', json({}, 502), undefined, 'unreachable'],
  ['an answer that breaks off', cutOff, undefined, 'unreachable'],
])('API-03 %s is a failure with its reason', async (_what, vin, price, problem) => {
  const { provider } = await service(vin, price)
  expect(await provider.find(car)).toEqual({ outcome: 'failed', problem })
})

test('OPS-07 a service that does not answer in time is not waited for', async () => {
  const { provider } = await service(json(vehicle), () => {}, 50)
  expect(await provider.find(car)).toEqual({ outcome: 'failed', problem: 'slow' })
})

test.each([
  ['1800000090', 90_000],
  ['1799999999', -1000],
  ['soon', null],
  ['', null],
])('API-03 a limited service says with %j until when', async (reset, waitMs) => {
  const { provider } = await service((_request, response) => {
    response.writeHead(429, { 'rate-limit-reset': reset }).end('Too Many Requests')
  })
  expect(await provider.find(car)).toEqual({ outcome: 'limited', waitMs })
})

test('OPS-05 a VIN can’t become another address', async () => {
  const { asked, provider } = await service(json({ vehicle: null }))
  await provider.find({ ...car, vin: '../keys?x=1#' })
  expect(asked[0]?.url).toBe('/v2/vehicles/vins/..%2Fkeys%3Fx%3D1%23?region=au')
})
