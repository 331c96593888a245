import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

test.each([
  ['https://evil.example', 403],
  ['http://summit.localhost', 403],
  ['https://harbour.localhost', 403],
  ['null', 403],
  ['http://harbour.localhost', 200],
  [undefined, 200],
])('OPS-05 a write with the origin %s is answered with %s', async (origin, status) => {
  const { app } = frontApp()
  const headers: Record<string, string> = origin === undefined ? {} : { origin }

  const answer = await app.request('http://harbour.localhost/api/leads', {
    method: 'POST',
    body: '{}',
    headers,
  })

  expect(answer.status).toBe(status)
})

test.each(['PUT', 'PATCH', 'DELETE'])(
  'API-01 neither a page nor the collection of leads supports %s, and each names its methods',
  async (method) => {
    const { app } = frontApp({})

    const page = await app.request('http://harbour.localhost/contact-us', { method })
    const api = await app.request('http://harbour.localhost/api/leads', { method })

    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect([api.status, api.headers.get('allow')]).toEqual([405, 'POST'])
  },
)

test('API-01 a lead is completed with PATCH only', async () => {
  const { app } = frontApp({})
  const ask = (method: string) => app.request('http://harbour.localhost/api/leads/1', { method })

  expect((await ask('PATCH')).status).toBe(200)
  expect((await ask('POST')).headers.get('allow')).toBe('PATCH')
})
