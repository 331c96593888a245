import { expect, test } from 'vitest'
import { anonymousKey, sharedKey } from './shared-key.ts'

const browser = { host: 'harbour.example', accept: 'text/html,*/*', 'accept-encoding': 'gzip, br, zstd' }
const PROXY = '10.0.0.1'

test('OPS-04 anonymous visitors share a key', () => {
  expect(keyOf({})).not.toBeNull()
  expect(keyOf({ headers: { cookie: '_ga=GA1.2; consent=all' } })).toBe(keyOf({}))
  expect(keyOf({ headers: { 'user-agent': 'Another browser' }, from: '203.0.113.9' })).toBe(keyOf({}))
})

test.each(['/search.data?make=Mazda', '/_.data', '/api/search?make=Mazda'])(
  'OPS-04 programs share %s',
  (url) => {
    const headers = { accept: '*/*' }
    expect(keyOf({ url, headers })).not.toBeNull()
    expect(keyOf({ url, headers })).not.toBe(keyOf({ url }))
  },
)

test.each([
  ['host', { headers: { host: 'summit.example' } }],
  ['address', { url: '/search?make=Mazda' }],
  ['encoding', { headers: { 'accept-encoding': 'gzip' } }],
  ['protocol', { headers: { 'x-forwarded-proto': 'https' }, from: PROXY }],
])('OPS-04 another %s has another key', (_, asked) => {
  expect(keyOf(asked)).not.toBeNull()
  expect(keyOf(asked)).not.toBe(keyOf({}))
})

test.each([
  ['sends a form', { method: 'POST' }],
  ['is signed in', { headers: { cookie: 'a=1; __Host-session=x' } }],
  ['is signed in by an oddly spaced cookie', { headers: { cookie: 'a=1;\t__Host-session \t=x' } }],
  ['has begun a form', { headers: { cookie: 'started=x' } }],
  ['has reserved a vehicle', { headers: { cookie: 'reservation=x' } }],
  ['has a password', { headers: { authorization: 'Basic x' } }],
  ['wants part of a page', { headers: { range: 'bytes=0-1' } }],
  ['is a program that wants no data', { url: '/search?q=a.data', headers: { accept: '*/*' } }],
  ['previews drafts', { url: '/?preview=x' }],
  ['previews drafts by an escaped name', { url: '/?%70review=x' }],
  ['previews drafts by a name that is wholly escaped', { url: '/search?a=1&%70%72%65%76%69%65%77=x' }],
  ['looks near a place by an escaped name', { url: '/search?n%65ar=4000' }],
  ['continues a form', { url: '/contact?a=1&step=enquiry' }],
  ['looks near a place', { url: '/search?near=4000' }],
  ['has a very long address', { url: `/search?q=${'x'.repeat(1000)}` }],
  ['claims to be a proxy', { headers: { 'x-forwarded-proto': 'https' } }],
])('OPS-04 a visitor who %s gets their own page', (_, asked) => {
  expect(keyOf(asked)).toBeNull()
})

test('OPS-07 without their cookies a visitor whom we know has the key of anonymous ones', () => {
  expect(keyOf({ headers: { cookie: '__Host-session=x' } }, anonymousKey)).toBe(keyOf({}))
  expect(keyOf({ url: '/?preview=x', headers: { cookie: '__Host-session=x' } }, anonymousKey)).toBeNull()
})

type Asked = { method?: string; url?: string; headers?: Record<string, string>; from?: string }

function keyOf(
  { method = 'GET', url = '/search', headers = {}, from = '203.0.113.1' }: Asked,
  key = sharedKey,
) {
  const asked = { method, url, headers: { ...browser, ...headers }, socket: { remoteAddress: from } }
  return key(asked, (address) => address === PROXY)
}
