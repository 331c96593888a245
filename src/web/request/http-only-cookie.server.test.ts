import { expect, test } from 'vitest'
import { httpOnlyCookie } from './http-only-cookie.server.ts'

const started = httpOnlyCookie('started', 60)
const overHttps = 'https://harbour.example/contact'
const onThisMachine = 'http://harbour.localhost:3000/contact'

test('OPS-05 over HTTPS a cookie has the __Host- prefix and the attributes that browsers require with it', async () => {
  expect(await started.set('abc', new URL(overHttps))).toBe(
    '__Host-started=ImFiYyI%3D; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  )
  expect(await started.set('abc', new URL(onThisMachine))).toBe(
    'started=ImFiYyI%3D; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  )
})

test('OPS-05 over HTTPS a cookie without the prefix, which a subdomain could set, is ignored', async () => {
  const ours = await pair('ours', overHttps)
  const planted = await pair('planted', onThisMachine)

  expect(await started.read(requestWith(`${planted}; ${ours}`, overHttps))).toBe('ours')
  expect(await started.read(requestWith(planted, overHttps))).toBeNull()
  expect(await started.read(requestWith(planted, onThisMachine))).toBe('planted')
})

test('OPS-05 a cookie that we did not write has no value, or another text', async () => {
  for (const value of ['abc', '%', 'e30=', 'bnVsbA==', '12', '__proto__']) {
    expect(await started.read(requestWith(`started=${value}`, onThisMachine))).toBeNull()
  }
  expect(await started.read(requestWith('', onThisMachine))).toBeNull()
})

test('a cookie that is cleared expires at once', async () => {
  expect(await started.clear(new URL(overHttps))).toMatch(/^__Host-started=; Max-Age=0; Path=\/; /)
})

/** The cookie as a browser sends it back. */
async function pair(value: string, address: string) {
  return (await started.set(value, new URL(address))).split(';')[0] ?? ''
}

function requestWith(cookie: string, address: string) {
  return new Request(address, { headers: { cookie } })
}
