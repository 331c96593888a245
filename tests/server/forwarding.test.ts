import { expect, test } from 'vitest'
import { frontApp } from '../support/front.ts'

const stranger = '203.0.113.9'
const proxy = '10.0.0.5'
const trustedProxies = ['10.0.0.0/8']

const claims = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'summit.localhost',
  'x-forwarded-proto': 'https',
  forwarded: 'for=198.51.100.1;host=summit.localhost;proto=https',
}

test('SITE-01 a stranger’s claims about host, protocol and address count for nothing', async () => {
  const answer = await ask(stranger, claims)

  expect(await answer.text()).toContain('Harbour Motors')
  expect(answer.headers.get('x-url')).toBe('http://harbour.localhost/')
  expect(answer.headers.get('x-client')).toBe(stranger)
  expect(answer.headers.has('strict-transport-security')).toBe(false)
})

test('OPS-01 a trusted proxy says where the visitor asked, how, and who it is', async () => {
  const answer = await ask(proxy, claims)

  expect(await answer.text()).toContain('Summit Motors')
  expect(answer.headers.get('x-url')).toBe('https://summit.localhost/')
  expect(answer.headers.get('x-client')).toBe('198.51.100.1')
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000')
})

test('OPS-05 what a visitor wrote in front of the proxy’s word is not believed', async () => {
  const answer = await ask(proxy, {
    'x-forwarded-for': `127.0.0.1, 198.51.100.1, ${stranger}, 10.9.9.9`,
    'x-forwarded-host': 'summit.localhost, harbour.localhost',
    'x-forwarded-proto': 'http, https',
  })

  expect(answer.headers.get('x-client')).toBe(stranger)
  expect(answer.headers.get('x-url')).toBe('https://harbour.localhost/')
})

test('a proxy that writes IPv4 the IPv6 way is the same proxy', async () => {
  expect((await ask(`::ffff:${proxy}`, claims)).headers.get('x-client')).toBe('198.51.100.1')
})

test('OPS-05 an odd host is refused also from a trusted proxy', async () => {
  expect((await ask(proxy, { 'x-forwarded-host': 'a b' })).status).toBe(400)
})

test('OPS-03 an operator who forgot to name the proxy finds out, and only once', async () => {
  const { app, lines } = frontApp()
  const connection = { incoming: { socket: { remoteAddress: proxy } } }

  for (let count = 0; count < 3; count++)
    await app.request('http://harbour.localhost/', { headers: claims }, connection)

  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    { msg: expect.stringContaining('TRUSTED_PROXIES') },
  ])
})

function ask(peer: string, headers: Record<string, string>) {
  const { app } = frontApp({ env: { trustedProxies } })
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  return app.request('http://harbour.localhost/', { headers }, connection)
}
