import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { googleGeocoder } from './google-geocoder.ts'

const sydney = { geometry: { location: { lat: -33.87, lng: 151.21 } } }

/** A service that gives this answer, and the queries it was asked. */
async function service(answer: unknown, patienceMs = 10_000) {
  const asked: URLSearchParams[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service').searchParams)
    if (answer !== 'never') response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json`
  return { asked, geocode: googleGeocoder({ key: 'AIza1', address, patienceMs }) }
}

test('TRD-07 the first result counts', async () => {
  const { asked, geocode } = await service({ status: 'OK', results: [sydney, { geometry: sydney.geometry }] })

  expect(await geocode('1 Macquarie St, Sydney')).toEqual({
    outcome: 'found',
    point: { latitude: -33.87, longitude: 151.21 },
  })
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({
    address: '1 Macquarie St, Sydney',
    components: 'country:AU',
    region: 'au',
    key: 'AIza1',
  })
})

test('TRD-07 a postcode is asked for as one', async () => {
  const { asked, geocode } = await service({ status: 'OK', results: [sydney] })
  await geocode('2000')
  expect(asked[0]?.get('components')).toBe('postal_code:2000|country:AU')
})

test.each<[string, unknown, string]>([
  ['no result', { status: 'ZERO_RESULTS', results: [] }, 'unknown'],
  ['a refused key', { status: 'REQUEST_DENIED', results: [], error_message: 'No' }, 'unavailable'],
  ['a page instead of an answer', '<html>', 'unavailable'],
  ['an answer of another shape', { status: 'OK', results: [{}] }, 'unavailable'],
  ['no answer in time', 'never', 'unavailable'],
])('TRD-07 %s', async (_what, answer, outcome) => {
  const { geocode } = await service(answer, answer === 'never' ? 50 : undefined)
  expect(await geocode('Nowhere')).toMatchObject({ outcome })
})
