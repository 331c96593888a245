import { expect, test } from 'vitest'
import { recentDealers } from './recent-dealers.ts'

test('OPS-07 a dealer has company for a while after a request to any other dealer', () => {
  let clock = 0
  const recent = recentDealers(() => clock)
  recent.asked('a')
  expect([recent.hasOther('a', 10), recent.hasOther('b', 10)]).toEqual([false, true])

  clock = 5
  recent.asked('b')
  clock = 9
  recent.asked('a')
  recent.asked('a')
  clock = 14
  expect([recent.hasOther('a', 10), recent.hasOther('b', 10)]).toEqual([true, true])
  clock = 15
  expect([recent.hasOther('a', 10), recent.hasOther('b', 10)]).toEqual([false, true])
})
