import { expect, test } from 'vitest'
import { foreignAddresses } from '../../../tests/support/samples/foreign-addresses.ts'
import { readReturnPath } from './return-path.ts'
import { readSignInDetour, signInAddress } from './sign-in-address.ts'

test.each([
  '/',
  '/watchlist',
  '/cars/2021-mazda-cx-5?tab=finance#enquiry',
  '/search?query=%2F%2Fexample.com&make=Mazda',
  '/search?query=a%20b%0d%0a',
  '/a//b',
  '/compare?cars=a,b',
])('ROUTE-03 a visitor can return to %s', (path) => {
  expect(readReturnPath(path)).toBe(path)
})

test(`ROUTE-03 none of ${foreignAddresses.length} forms of another site's address is followed`, () => {
  expect(foreignAddresses.length).toBeGreaterThanOrEqual(250)
  expect(foreignAddresses.filter((form) => readReturnPath(form) !== null)).toEqual([])
})

test.each(['', 'watchlist', '?a', '#a', `/${'a'.repeat(8000)}`, '/a\r\nSet-Cookie: b=c', '/\u0007'])(
  'ROUTE-03 %j is not a path to return to',
  (text) => {
    expect(readReturnPath(text)).toBeNull()
  },
)

test('ROUTE-03 the sign-in page’s address survives the way there and back, and replaces what is not ours', () => {
  const detour = { type: 'watchlist', redirect: '/cars/a?b=c', back: '/search', save: null } as const
  const query = (address: string) => new URL(address, 'https://shop.example').searchParams
  expect(readSignInDetour(query(signInAddress(detour)))).toEqual(detour)

  const hostile = signInAddress({
    type: 'watchlist',
    redirect: '//evil.example',
    back: 'javascript:alert(1)',
  })
  expect(readSignInDetour(query(hostile))).toEqual({
    type: 'watchlist',
    redirect: '/watchlist',
    back: '/',
    save: null,
  })
  expect(readSignInDetour(query('/sign-in?type=admin&redirect=/sign-in?redirect=/a&save=1'))).toEqual({
    type: 'account',
    redirect: '/account',
    back: '/',
    save: null,
  })
})
