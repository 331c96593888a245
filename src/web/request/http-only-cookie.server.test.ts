import { expect, test } from 'vitest'
import { cookieOf, httpOnlyCookie } from './http-only-cookie.server.ts'

const overHttps = 'https://harbour.example/contact'
const onThisMachine = 'http://harbour.localhost:3000/contact'

test('OPS-05 over HTTPS a cookie has the __Host- prefix and the attributes it requires', () => {
  expect(httpOnlyCookie('started', 'abc', 60, new URL(overHttps))).toBe(
    '__Host-started=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(httpOnlyCookie('started', 'abc', 60, new URL(onThisMachine))).toBe(
    'started=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  )
})

test('OPS-05 over HTTPS ignores a cookie without the prefix, which a subdomain could set', () => {
  const cookie = 'started=planted; __Host-started=ours'

  expect(cookieOf(new Request(overHttps, { headers: { cookie } }), 'started')).toBe('ours')
  expect(cookieOf(new Request(overHttps, { headers: { cookie: 'started=planted' } }), 'started')).toBeNull()
  expect(cookieOf(new Request(onThisMachine, { headers: { cookie: 'started=ours' } }), 'started')).toBe(
    'ours',
  )
})
