import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outageOf } from './outage.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('SRCH-17 an outage is logged when it starts and ends, and one search retries after each pause', () => {
  const logged: string[] = []
  const outage = outageOf('hosted', {
    pauseMs: 5000,
    log: {
      info: (_, message) => void logged.push(message),
      warn: (_, message) => void logged.push(message),
      error() {},
    },
    events: {
      outageBegan: () => void logged.push('began'),
      outageEnded: () => void logged.push('ended'),
      fellBack() {},
      indexDropped() {},
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
  expect(logged).toEqual([
    'began',
    'A search engine is not responding; using the built-in one',
    'ended',
    'A search engine is responding again',
  ])
})
