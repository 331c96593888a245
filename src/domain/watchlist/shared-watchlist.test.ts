import { expect, test } from 'vitest'
import { readSharedSlugs, sharedWatchlistAddress } from './shared-watchlist.ts'

const slugs = (count: number) => Array.from({ length: count }, (_, index) => `car-${index}`)

test('SAVE-04 the address of a shared list names its vehicles in order', () => {
  const address = sharedWatchlistAddress(['2021-toyota-hilux-u1', 'a&b=c'])

  expect(address).toBe('/watchlist?cars=2021-toyota-hilux-u1,a%26b%3Dc')
  expect(sharedWatchlistAddress(slugs(60)).split(',')).toHaveLength(50)
})

test('SAVE-04 a shared list is read back, each vehicle once and fifty at most', () => {
  expect(readSharedSlugs('hilux,ranger, hilux ,,')).toEqual(['hilux', 'ranger'])
  expect(readSharedSlugs(slugs(60).join(','))).toHaveLength(50)
})

test.each([
  ['', []],
  [',,,', []],
  ['\u0000', []],
  ["'; drop table cars; --", ["'; drop table cars; --"]],
  ['\ud800', ['\ufffd']],
])('SAVE-04 a hostile address is read safely: %j', (text, expected) => {
  expect(readSharedSlugs(text)).toEqual(expected)
})
