import { expect, test } from 'vitest'
import { type MoneyBackClaim, moneyBackAnswer } from './money-back.ts'

const fine: MoneyBackClaim = {
  deliveredAt: new Date('2026-03-10T10:00:00+10:00'),
  noticeAt: new Date('2026-03-12T09:59:00+10:00'),
  returnedAt: new Date('2026-03-13T17:00:00+10:00'),
  kmDriven: 300,
  isDamaged: false,
  coversPayout: true,
  earlierRefunds: 1,
}
const brisbane = 'Australia/Brisbane'

test('RSV-05 a vehicle that is within every limit gets a full refund', () => {
  expect(moneyBackAnswer(fine, brisbane)).toEqual({
    isCovered: true,
    reasons: [],
    returnBy: new Date('2026-03-13T17:00:00+10:00'),
  })
})

test.each<[string, Partial<MoneyBackClaim>, RegExp]>([
  ['a notice after 48 hours', { noticeAt: new Date('2026-03-12T10:00:01+10:00') }, /48 hours/],
  [
    'a notice before the delivery',
    { noticeAt: new Date('2026-03-10T09:00:00+10:00'), returnedAt: null },
    /before the delivery/,
  ],
  ['a return after 5 pm on the next day', { returnedAt: new Date('2026-03-13T17:01:00+10:00') }, /5:00 pm/],
  ['301 km', { kmDriven: 301 }, /300 km/],
  ['damage', { isDamaged: true }, /damaged/],
  ['a loan that costs more', { coversPayout: false }, /payout/],
  ['a third vehicle in 12 months', { earlierRefunds: 2 }, /12 months/],
])('RSV-05 %s is not covered, and the answer says why', (_what, change, reason) => {
  const answer = moneyBackAnswer({ ...fine, ...change }, brisbane)

  expect(answer.isCovered).toBe(false)
  expect(answer.reasons).toEqual([expect.stringMatching(reason)])
})

test('RSV-05 five o’clock is the dealer’s, also on the day the clocks change', () => {
  const claim = {
    ...fine,
    deliveredAt: new Date('2026-10-02T23:00:00Z'),
    noticeAt: new Date('2026-10-03T00:00:00Z'),
  }
  expect(moneyBackAnswer(claim, 'Australia/Sydney').returnBy).toEqual(new Date('2026-10-04T06:00:00Z'))
  expect(moneyBackAnswer(claim, brisbane).returnBy).toEqual(new Date('2026-10-04T07:00:00Z'))
})

test('RSV-05 a vehicle that is not back yet can still be covered', () => {
  expect(moneyBackAnswer({ ...fine, returnedAt: null }, brisbane).isCovered).toBe(true)
})

test('RSV-05 every reason is given at once', () => {
  expect(moneyBackAnswer({ ...fine, kmDriven: 900, isDamaged: true }, brisbane).reasons).toHaveLength(2)
})
