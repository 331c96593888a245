import { expect, test } from 'vitest'
import { signedInHeaders, signedOutHeaders } from './session-cookies.server.ts'

const overHttps = new URL('https://harbour.example/sign-in')
const onThisMachine = new URL('http://harbour.localhost:3000/sign-in')

test('OPS-05 over HTTPS every cookie of a session is Secure and has the __Host- prefix', async () => {
  for (const headers of [await signedInHeaders('sealed', overHttps), await signedOutHeaders(overHttps)]) {
    const cookies = headers.getSetCookie()
    expect(cookies.length).toBeGreaterThanOrEqual(2)
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-[\w-]+=.*; Path=\/; (?:HttpOnly; )?Secure; SameSite=Lax$/)
  }
})

test('OPS-05 scripts can read that there is a session, and nothing else of it', async () => {
  const readable = async (url: URL) =>
    (await signedInHeaders('sealed', url)).getSetCookie().filter((cookie) => !cookie.includes('HttpOnly'))

  expect(await readable(overHttps)).toEqual([expect.stringMatching(/^__Host-signed-in=1; /)])
  expect(await readable(onThisMachine)).toEqual([expect.stringMatching(/^signed-in=1; /)])
})

test('SAVE-04 the browser forgets the pages that it kept when a customer signs out', async () => {
  expect((await signedOutHeaders(overHttps)).get('clear-site-data')).toBe('"cache"')
  expect((await signedInHeaders('sealed', overHttps)).has('clear-site-data')).toBe(false)
})
