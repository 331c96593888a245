import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outageOf } from './outage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('SRCH-17 an outage is told when it begins and when it is over, and after each pause one search finds out', () => {
  const told: string[] = []
  const outage = outageOf('hosted', {
    pauseMs: 5000,
    log: {
      info: (_, message) => void told.push(message),
      warn: (_, message) => void told.push(message),
      error() {},
    },
    events: {
      outageBegan: () => void told.push('began'),
      outageEnded: () => void told.push('ended'),
      fellBack() {},
    },
  })
  expect(outage.mayTry()).toBe(true)

  outage.failed(new Error('away'))
  outage.failed(new Error('still away'))
  expect([outage.isOut(), outage.mayTry()]).toEqual([true, false])

  vi.advanceTimersByTime(5001)
  expect([outage.mayTry(), outage.mayTry()]).toEqual([true, false])
  outage.answered()
  expect([outage.isOut(), outage.mayTry(), outage.mayTry()]).toEqual([false, true, true])
  outage.answered()
  expect(told).toEqual([
    'began',
    'A search engine does not answer; the built-in one takes over',
    'ended',
    'A search engine answers again',
  ])
})
