import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hourly } from './hourly.ts'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work is done soon after the start and then every hour', async () => {
  const work = vi.fn(() => Promise.resolve())
  hourly(work, MINUTE_MS)

  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS)
  expect(work).toHaveBeenCalledTimes(3)
})

test('work that takes longer than an hour is not started beside itself', async () => {
  const { work, finish } = heldUp()
  hourly(work, MINUTE_MS)

  await vi.advanceTimersByTimeAsync(150 * MINUTE_MS)
  expect(work).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a stop tells the work, waits for it, and nothing is started after it', async () => {
  const { work, finish } = heldUp()
  const { stop } = hourly(work, MINUTE_MS)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)

  const stopped = vi.fn()
  const stopping = stop().then(stopped)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(work.mock.calls[0]?.[0].aborted).toBe(true)
  expect(stopped).not.toHaveBeenCalled()

  finish()
  await stopping
  await vi.advanceTimersByTimeAsync(120 * MINUTE_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

/** Work that is not done before it is told to finish. */
function heldUp() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: vi.fn((_signal: AbortSignal) => promise), finish: resolve }
}
