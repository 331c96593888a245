import { expect, test } from 'vitest'
import { holdJobs } from './hold-jobs.ts'

test.each([
  ['held', ['ended', 'ended']],
  // They cancelled, so nothing was missed, and the dealer never had the deposit.
  ['released', ['ended']],
  ['lapsed', ['not held']],
] as const)('RSV-03 who hears of a refund of a reservation that was %s', (from, messages) => {
  const jobs = holdJobs({ state: 'refunding', expiresAt: new Date() }, from)

  expect(jobs.map(({ payload }) => payload)).toEqual(messages.map((what) => ({ what })))
})
