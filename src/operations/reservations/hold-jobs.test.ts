import { expect, test } from 'vitest'
import { offerMs } from '#domain/reservations/hold-times.ts'
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

test('RSV-06 an offer made at night is texted in the morning and emailed at once', () => {
  const now = new Date('2026-03-10T03:00:00+10:00')
  const expiresAt = new Date(now.getTime() + offerMs(now, 'Australia/Brisbane'))
  const jobs = holdJobs({ state: 'offered', expiresAt }, null)

  expect(jobs.find(({ kind }) => kind === 'hold-text')?.dueAt).toEqual(new Date('2026-03-10T09:00:00+10:00'))
  expect(jobs.find(({ kind }) => kind === 'hold-email')).not.toHaveProperty('dueAt')
})
