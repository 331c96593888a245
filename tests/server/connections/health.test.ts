import { expect, test } from 'vitest'
import { frontApp, twoDealers } from '../../support/server/front.ts'

test('OPS-03 the process is alive, and ready while its database responds', async () => {
  const { app } = frontApp()

  expect((await app.request('http://10.1.2.3/healthz')).status).toBe(200)
  const ready = await app.request('http://10.1.2.3/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ status: 'ready' })
})

test('OPS-03 without its database the process is alive but not ready, and does not say why', async () => {
  const check = () => Promise.reject(new Error('connect ECONNREFUSED db.internal:5432'))
  const { app, lines } = frontApp({ dealerships: { ...twoDealers, check } })

  expect((await app.request('http://10.1.2.3/healthz')).status).toBe(200)
  const answer = await app.request('http://10.1.2.3/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toBe('{"status":"unavailable"}')
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'Not ready: the database does not respond' }))
})

test('OPS-03 however many ask whether a process is ready, it asks its database once a second', async () => {
  let asked = 0
  const check = async () => void (asked += 1)
  const { app } = frontApp({ dealerships: { ...twoDealers, check } })

  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await app.request('http://10.1.2.3/readyz')).status),
  )
  expect(answers).toEqual(answers.map(() => 200))
  expect((await app.request('http://10.1.2.3/readyz')).status).toBe(200)
  expect(asked).toBe(1)
})

test('OPS-03 a stopping process is not ready', async () => {
  const { app } = frontApp({ isStopping: () => true })

  expect((await app.request('http://10.1.2.3/readyz')).status).toBe(503)
})

test('OPS-03 the metrics count requests by kind, and are for this machine or for holders of the token', async () => {
  const { app } = frontApp({ env: { metricsToken: 'a-long-secret-token' } })
  const figures = (address: string, headers: Record<string, string> = {}) =>
    app.request('http://127.0.0.1/metrics', { headers }, { incoming: { socket: { remoteAddress: address } } })
  await app.request('http://harbour.localhost/')

  const text = await (await figures('127.0.0.1')).text()
  expect(text).toContain('http_request_duration_seconds_count{kind="page",method="GET",status="200"} 1')
  expect(text).toContain('process_cpu_seconds_total')

  expect((await figures('203.0.113.9')).status).toBe(404)
  expect((await figures('203.0.113.9', { authorization: 'Bearer a-wrong-secret-token' })).status).toBe(404)
  expect((await figures('203.0.113.9', { authorization: 'Bearer a-long-secret-token' })).status).toBe(200)
})

test('OPS-03 a visitor through a proxy on this machine is not on this machine', async () => {
  const { app } = frontApp()
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const headers = { 'x-forwarded-for': '203.0.113.9' }

  expect((await app.request('http://127.0.0.1/metrics', { headers }, connection)).status).toBe(404)
})

test('OPS-03 a request is one log line, without its query, address, cookie or browser', async () => {
  const { app, lines } = frontApp()
  const headers = {
    cookie: 'zz-pii-cookie',
    'user-agent': 'zz-pii-agent',
    referer: 'https://zz-pii-referer.example/',
  }
  const connection = { incoming: { socket: { remoteAddress: '203.0.113.9' } } }

  const answer = await app.request('http://harbour.localhost/search?q=zz-pii-query', { headers }, connection)

  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      host: 'harbour.localhost',
      path: '/search',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})
