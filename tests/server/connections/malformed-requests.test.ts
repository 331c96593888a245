import { sample } from 'fast-check'
import { expect, test } from 'vitest'
import { httpServer } from '#server/boot/http-server.ts'
import { damagedCopies } from '../../support/server/damaged-copies.ts'
import { frontServer, portOf } from '../../support/server/front.ts'
import { oddHosts } from '../../support/server/odd-hosts.ts'
import { rawRequest, sendRaw, sendRawAndLeave } from '../../support/server/raw-request.ts'
import { isFullRun } from '../../support/weight.ts'

test.each([
  ['an address of two slashes', rawRequest({ target: '//' })],
  ['an address that names another website', rawRequest({ target: '//evil.example/' })],
  ['an address that becomes one when its dots are resolved', rawRequest({ target: '/.//evil.example/' })],
  ['an address with a backslash', rawRequest({ target: '/\\evil.example' })],
  ['a whole address, as for a proxy', rawRequest({ target: 'http://harbour.localhost/' })],
  ['an address that does not start at the root', rawRequest({ target: 'search' })],
  ['an invalid escape', rawRequest({ target: '/search/%E0%A4%A' })],
  ['an escaped null character', rawRequest({ target: '/search?make=%00' })],
  ['two Host headers', rawRequest({ headers: 'Host: summit.localhost\r\n' })],
  ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['half a host', rawRequest({ host: '[' })],
  ['a host with a space', rawRequest({ host: 'a b' })],
  ['two lengths', rawRequest({ method: 'POST', headers: 'Content-Length: 1\r\nContent-Length: 2\r\n' })],
  [
    'a length and chunks',
    rawRequest({ method: 'POST', headers: 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n' }),
  ],
  ['no HTTP', '\u0016\u0003\u0001\u0002\u0000'],
])('OPS-05 %s is answered with 400', async (_what, bytes) => {
  const { port } = await frontServer()

  expect(await sendRaw(port, bytes)).toMatchObject({ status: 400 })
})

test.each([
  ['an escaped null character', 'GET', '/api/search?make=%00', 400, 'bad_request'],
  ['an invalid escape', 'GET', '/api/cars/%E0%A4%A/facts', 400, 'bad_request'],
  ['an unknown method', 'OPTIONS', '/api/leads', 405, 'method_not_allowed'],
])('API-01 %s in an API address gets a JSON error', async (_what, method, target, status, code) => {
  const { port } = await frontServer()

  const answer = await sendRaw(port, rawRequest({ method, target }))

  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(JSON.parse(answer.body)).toEqual({ error: { code, message: expect.any(String) } })
})

test('ERR-01 a person who mistypes an address gets a page with a way on', async () => {
  const { port } = await frontServer()

  const answer = await sendRaw(
    port,
    rawRequest({ target: '/%zz', headers: 'Accept: text/html,*/*;q=0.8\r\n' }),
  )

  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.body).toContain('<html lang="en-AU">')
  expect(answer.body).toContain('<a href="/">Go to the home page</a>')
})

test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT', 'SPY'])(
  'OPS-05 the method %s is answered with 405',
  async (method) => {
    const { port } = await frontServer()

    const answer = await sendRaw(port, rawRequest({ method, target: method === 'CONNECT' ? 'db:5432' : '/' }))

    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE')
  },
)

test('OPS-05 endless headers are answered with 431', async () => {
  const { port } = await frontServer()

  const answer = await sendRaw(port, rawRequest({ headers: `Cookie: ${'a'.repeat(20_000)}\r\n` }))

  expect(answer.status).toBe(431)
})

test('OPS-05 each refused request is reported with its status, and no other is', async () => {
  const refused: number[] = []
  const onRefused = (status: number) => void refused.push(status)
  const port = await portOf(httpServer((_request, response) => void response.end('ok'), { onRefused }))

  await sendRaw(port, rawRequest())
  await sendRaw(port, rawRequest({ target: '//' }))
  await sendRaw(port, rawRequest({ method: 'TRACE' }))
  await sendRaw(port, rawRequest({ method: 'POST', headers: 'Expect: 200-maybe\r\nContent-Length: 0\r\n' }))
  await sendRaw(port, rawRequest({ headers: `Cookie: ${'a'.repeat(20_000)}\r\n` }))
  await sendRaw(port, '\u0016\u0003\u0001\u0002\u0000')

  expect(refused).toEqual([400, 405, 417, 431, 400])
})

test('SITE-01 two hundred malformed hosts reach no dealer, and no page that names one', async () => {
  const { port } = await frontServer()
  expect(await sendRaw(port, rawRequest())).toMatchObject({ status: 200 })
  expect(oddHosts.length).toBeGreaterThanOrEqual(200)

  const answers = await Promise.all(oddHosts.map((host) => sendRaw(port, Buffer.from(rawRequest({ host })))))

  const wrong = answers.flatMap(({ status, body }, index) =>
    (status === 400 || status === 404) && !/harbour|summit/i.test(body)
      ? []
      : [{ host: oddHosts[index], status }],
  )
  expect(wrong).toEqual([])
})

test('OPS-05 hundreds of damaged requests cause neither a crash nor a server error', async () => {
  const { port, lines } = await frontServer()
  const requests = sample(damagedCopies(wellFormed), { numRuns: isFullRun ? 2000 : 500, seed: 20_261_121 })
  const statuses = new Map<number | null, number>()

  for (let start = 0; start < requests.length; start += 50) {
    const batch = requests.slice(start, start + 50)
    for (const { status } of await Promise.all(batch.map((bytes) => sendRawAndLeave(port, bytes)))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }

  expect([...statuses.keys()].filter((status) => status !== null && status >= 500)).toEqual([])
  expect(statuses.get(400)).toBeGreaterThan(requests.length / 4)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  expect(await sendRaw(port, rawRequest())).toMatchObject({ status: 200 })
})

const wellFormed = Buffer.from(
  rawRequest({
    method: 'POST',
    target: '/search/used-cars?make=Toyota&price=10000',
    headers:
      'Accept: text/html\r\nCookie: a=b\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n',
    body: 'name=Jane',
  }),
)
