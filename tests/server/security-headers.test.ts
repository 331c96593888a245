import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { frontApp, frontServer, twoDealers } from '../support/server/front.ts'
import { rawRequest, sendRaw } from '../support/server/raw-request.ts'
import { siteDocument } from '../support/samples/sample-site.ts'

const foreign = 'Origin: https://evil.example\r\n'

test.each([
  ['a page', 200, rawRequest()],
  ['a page that fails', 500, rawRequest({ target: '/fails' })],
  ['a redirect of a route', 302, rawRequest({ target: '/moved' })],
  ['an unknown host', 404, rawRequest({ host: 'nobody.localhost' })],
  ['an address with a slash at its end', 308, rawRequest({ target: '/search/' })],
  ['a drawing', 200, rawRequest({ target: '/favicon.svg' })],
])('OPS-05 %s carries the security headers of a page', async (_what, status, bytes) => {
  const answer = await answerTo(bytes)

  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'nonce-[\w-]{22}' 'strict-dynamic'; /,
    ),
    ...ofEveryAnswer,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test.each([
  ['an API response', 200, rawRequest({ target: '/api/search' })],
  ['a script', 200, rawRequest({ target: '/assets/entry-B4d1.js' })],
  ['a script that no longer exists', 404, rawRequest({ target: '/assets/entry-A0a0.js' })],
  ['the health check', 200, rawRequest({ target: '/healthz' })],
  ['a cross-origin write', 403, rawRequest({ method: 'POST', headers: foreign })],
  ['a form that is too long', 413, rawRequest({ method: 'POST', headers: 'Content-Length: 99999999\r\n' })],
  ['an unknown method', 405, rawRequest({ method: 'TRACE' })],
  ['an Expect header', 417, rawRequest({ headers: 'Expect: a-miracle\r\n' })],
  ['an invalid host', 400, rawRequest({ host: '[' })],
  ['something that is not HTTP', 400, 'hello\r\n\r\n'],
])('OPS-05 %s allows no scripts', async (_what, status, bytes) => {
  const answer = await answerTo(bytes)

  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
    ...ofEveryAnswer,
  })
})

test.each([
  ['a page', 200, '/'],
  ['an address that was mistyped', 400, '/%zz'],
])('OPS-05 %s over HTTPS is followed by HTTPS only', async (_what, status, target) => {
  const { port } = await frontServer({ env: { trustedProxies: ['127.0.0.1'] } })

  const headers = 'X-Forwarded-Proto: https\r\nX-Forwarded-For: 203.0.113.9\r\nAccept: text/html\r\n'
  const answer = await sendRaw(port, rawRequest({ target, headers }))

  expect(answer.status).toBe(status)
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
})

test('OPS-05 inline scripts only run with the nonce of their own response', async () => {
  const { app } = frontApp()

  const answers: Response[] = []
  for (let count = 0; count < 500; count++) answers.push(await app.request('http://harbour.localhost/'))

  const nonces = answers.map(({ headers }) => headers.get('x-nonce'))
  expect(new Set(nonces).size).toBe(500)
  for (const [index, { headers }] of answers.entries()) {
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`'nonce-${nonces[index]}'`)
    expect(policy).not.toMatch(/unsafe|\*/)
    for (const directive of [
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(directive)
    }
  }
})

test('OPS-05 a page of the server itself has a nonce on its style', async () => {
  const { app } = frontApp()

  const answer = await app.request('http://nobody.localhost/')

  const nonce = /<style nonce="([^"]+)">/.exec(await answer.text())?.[1]
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
})

test('only the frame in the site’s settings may be shown', async () => {
  const service = { frameUrl: 'https://bookings.example/harbour?dealer=1' }
  const forHost = async (host: string) => {
    const dealership = await twoDealers.forHost(host)
    if (!dealership || host !== 'harbour.localhost') return dealership
    const { slug, name } = dealership.site
    return { ...dealership, site: Site.parse(siteDocument({ slug, name, service })) }
  }
  const { app } = frontApp({ dealerships: { ...twoDealers, forHost } })

  const policyOf = async (host: string) =>
    (await app.request(`http://${host}/`)).headers.get('content-security-policy')

  expect(await policyOf('harbour.localhost')).toContain('frame-src https://bookings.example;')
  expect(await policyOf('summit.localhost')).toContain("frame-src 'none';")
})

test('TRACK-03 only a site that names a third-party service may reach it, and a demo may not', async () => {
  const tracking = { ga4MeasurementId: 'G-TEST000001' }
  const forms = { captcha: 'turnstile', turnstileSiteKey: '0x4AAAAAAATEST' } as const
  const forHost = async (host: string) => {
    const dealership = await twoDealers.forHost(host)
    if (!dealership || host !== 'harbour.localhost') return dealership
    const { slug, name } = dealership.site
    return { ...dealership, site: Site.parse(siteDocument({ slug, name, tracking, forms })) }
  }
  const policyOf = async (host: string, demo = false) => {
    const { app } = frontApp({ dealerships: { ...twoDealers, forHost }, env: { demo } })
    return (await app.request(`http://${host}/`)).headers.get('content-security-policy')
  }

  expect(await policyOf('harbour.localhost')).toMatch(
    /connect-src 'self' https:\/\/www\.googletagmanager\.com [^;]*; .*frame-src https:\/\/challenges\.cloudflare\.com;/,
  )
  for (const policy of [await policyOf('summit.localhost'), await policyOf('harbour.localhost', true)]) {
    expect(policy).toContain("connect-src 'self';")
    expect(policy).toContain("frame-src 'none';")
  }
})

test('OPS-05 visitors’ pages are not cached on the way, and hashed files are', async () => {
  const { app } = frontApp()
  const cacheControl = async (path: string) =>
    (await app.request(`http://harbour.localhost${path}`)).headers.get('cache-control')

  expect(await cacheControl('/')).toBe('private, no-cache')
  expect(await cacheControl('/assets/entry-B4d1.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheControl('/favicon.svg')).toBe('public, max-age=3600')
})

const ofEveryAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': expect.any(String),
}

async function answerTo(bytes: string) {
  const { port } = await frontServer()
  const { status, headers } = await sendRaw(port, bytes)
  expect([...headers.keys()]).not.toContain('x-powered-by')
  expect([...headers.keys()]).not.toContain('server')
  return { status, headers: Object.fromEntries(headers) }
}
