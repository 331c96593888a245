import { describe, expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const stranger = '203.0.113.9'
const proxy = '10.0.0.5'
const trustedProxies = ['10.0.0.0/8']

const claims = {
  'x-forwarded-for': '198.51.100.1',
  'x-forwarded-host': 'summit.localhost',
  'x-forwarded-proto': 'https',
  forwarded: 'for=198.51.100.1;host=summit.localhost;proto=https',
}

test('SITE-01 forwarding headers of a stranger are ignored', async () => {
  const answer = await ask(stranger, claims)

  expect(await answer.text()).toContain('Harbour Motors')
  expect(answer.headers.get('x-url')).toBe('http://harbour.localhost/')
  expect(answer.headers.get('x-client')).toBe(stranger)
  expect(answer.headers.has('strict-transport-security')).toBe(false)
})

test('OPS-01 a trusted proxy names the host, the protocol and the visitor', async () => {
  const answer = await ask(proxy, claims)

  expect(await answer.text()).toContain('Harbour Motors')
  expect(answer.headers.get('x-url')).toBe('https://harbour.localhost/')
  expect(answer.headers.get('x-client')).toBe('198.51.100.1')
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
})

test.each([
  ['harbour.sites.example', 'max-age=63072000; includeSubDomains'],
  ['www.harbour.example', 'max-age=63072000; includeSubDomains'],
  // Systems of the dealer’s own may be under this name, without HTTPS.
  ['harbour.example', 'max-age=63072000'],
])('OPS-05 browsers reach %s over HTTPS only: %s', async (host, policy) => {
  const { app } = frontApp({ env: { trustedProxies, baseDomains: ['sites.example'] } })
  const connection = { incoming: { socket: { remoteAddress: proxy } } }

  const headers = { 'x-forwarded-proto': 'https' }
  for (const path of ['/', '/healthz']) {
    const answer = await app.request(`http://${host}${path}`, { headers }, connection)
    expect(answer.headers.get('strict-transport-security')).toBe(policy)
  }
})

test('OPS-05 X-Forwarded-Host selects the dealer only if a setting allows it', async () => {
  const trusted = { trustedProxies, trustForwardedHost: true }

  expect(await (await ask(proxy, claims)).text()).toContain('Harbour Motors')
  expect(await (await ask(proxy, claims, trusted)).text()).toContain('Summit Motors')
  expect(await (await ask(stranger, claims, trusted)).text()).toContain('Harbour Motors')
})

test('OPS-05 a trusted proxy may name the visitor in X-Real-IP alone', async () => {
  const realIp = (peer: string) => ask(peer, { 'x-real-ip': '198.51.100.7' })

  expect((await realIp(proxy)).headers.get('x-client')).toBe('198.51.100.7')
  expect((await realIp(stranger)).headers.get('x-client')).toBe(stranger)
})

describe('OPS-05 /metrics are for this machine only', () => {
  const metrics = async (
    headers: Record<string, string>,
    host = '127.0.0.1:3000',
    trusted: string[] = [],
  ) => {
    const { app } = frontApp({ env: { trustedProxies: trusted } })
    const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    return (await app.request(`http://${host}/metrics`, { headers }, connection)).status
  }

  test.each([
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-original-forwarded-for',
    'fastly-client-ip',
  ])('and not for visitors through a local proxy that sends %s', async (header) => {
    expect(await metrics({})).toBe(200)
    expect(await metrics({ [header]: '203.0.113.9' })).toBe(404)
  })

  test('nor through a local proxy that adds no header but requests a public host, or is listed as a proxy', async () => {
    expect(await metrics({}, 'localhost')).toBe(200)
    expect(await metrics({}, 'www.harbour.example')).toBe(404)
    expect(await metrics({}, '127.0.0.1', ['127.0.0.0/8'])).toBe(404)
  })
})

test('OPS-05 entries that a visitor put before the proxy’s own are ignored', async () => {
  const headers = {
    'x-forwarded-for': `127.0.0.1, 198.51.100.1, ${stranger}, 10.9.9.9`,
    'x-forwarded-host': 'summit.localhost, harbour.localhost',
    'x-forwarded-proto': 'http, https',
  }
  const answer = await ask(proxy, headers, { trustedProxies, trustForwardedHost: true })

  expect(answer.headers.get('x-client')).toBe(stranger)
  expect(answer.headers.get('x-url')).toBe('https://harbour.localhost/')
})

test.each([
  ['9.9.9.9, 203.0.113.5:51234', '203.0.113.5'],
  ['9.9.9.9, [2001:db8::5]:51234', '2001:db8::5'],
  ['9.9.9.9, 2001:DB8:0:0::5', '2001:db8::5'],
  ['9.9.9.9, ::FFFF:203.0.113.5', '203.0.113.5'],
  ['9.9.9.9, ::ffff:cb00:7105', '203.0.113.5'],
  ['9.9.9.9, fe80::1%eth0', 'fe80::1'],
  // A proxy that hides its visitors, and one that has none to name.
  ['9.9.9.9, unknown', proxy],
  ['9.9.9.9, _hidden, 10.1.1.1', proxy],
  ['9.9.9.9, ', proxy],
])('OPS-05 the last entry of a list counts as it is written: %s', async (list, client) => {
  expect((await ask(proxy, { 'x-forwarded-for': list })).headers.get('x-client')).toBe(client)
})

test('a proxy with an IPv4 address in IPv6 form is the same proxy', async () => {
  expect((await ask(`::ffff:${proxy}`, claims)).headers.get('x-client')).toBe('198.51.100.1')
})

test('OPS-05 a malformed host is refused from a trusted proxy too', async () => {
  const trusted = { trustedProxies, trustForwardedHost: true }
  expect((await ask(proxy, { 'x-forwarded-host': 'a b' }, trusted)).status).toBe(400)
})

test('OPS-03 an operator who forgot to list the proxy is warned, once', async () => {
  const { app, lines } = frontApp()
  const connection = { incoming: { socket: { remoteAddress: proxy } } }

  for (let count = 0; count < 3; count++)
    await app.request('http://harbour.localhost/', { headers: claims }, connection)

  expect(lines.filter(({ level }) => level === 40)).toMatchObject([
    { msg: expect.stringContaining('TRUSTED_PROXIES') },
  ])
})

type Trust = { trustedProxies: string[]; trustForwardedHost?: boolean }

function ask(peer: string, headers: Record<string, string>, trust: Trust = { trustedProxies }) {
  const { app } = frontApp({ env: trust })
  const connection = { incoming: { socket: { remoteAddress: peer } } }
  return app.request('http://harbour.localhost/', { headers }, connection)
}
