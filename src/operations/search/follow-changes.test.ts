import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'
import type { Log } from '../log.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('SITE-05 SRCH-17 polls for changes every second, even without hints', async () => {
  const refresh = vi.fn(async () => {})
  const following = followChanges({ refresh }, silent())

  await vi.advanceTimersByTimeAsync(3000)

  expect(refresh).toHaveBeenCalledTimes(4)
  await following.stop()
})

test('SITE-05 SRCH-17 a hint triggers a poll at once', async () => {
  const refresh = vi.fn(async () => {})
  const following = followChanges({ refresh }, silent())
  await vi.advanceTimersByTimeAsync(100)

  following.hint()
  await vi.advanceTimersByTimeAsync(0)

  expect(refresh).toHaveBeenCalledTimes(2)
  await following.stop()
})

test('SITE-05 SRCH-17 a database outage is logged once when it starts and once when it ends', async () => {
  const refresh = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
  const log = silent()
  const following = followChanges({ refresh }, log)

  await vi.advanceTimersByTimeAsync(4000)

  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.info).toHaveBeenCalledTimes(1)
  await following.stop()
})

test('SITE-05 SRCH-17 polling ends when stopped', async () => {
  const refresh = vi.fn(async () => {})
  const following = followChanges({ refresh }, silent())
  await following.stop()

  await vi.advanceTimersByTimeAsync(5000)

  expect(refresh).toHaveBeenCalledTimes(1)
})

function silent() {
  return { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
}
