import { afterEach, expect, test, vi } from 'vitest'
import { earlyRefusals } from './early-refusals.ts'

afterEach(() => void vi.useRealTimers())

test('OPS-05 a flood of malformed requests is one line a minute, with how many there were', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const counted: number[] = []
  const log = { info: (facts: object) => void lines.push(facts) }
  const refusals = earlyRefusals(log, (status) => void counted.push(status))

  for (let nth = 0; nth < 5000; nth++) refusals.count(400)
  refusals.count(431)
  expect(lines).toEqual([])
  expect(counted).toHaveLength(5001)

  vi.advanceTimersByTime(300_000)
  expect(lines).toEqual([{ refused: { 400: 5000, 431: 1 } }])

  refusals.count(408)
  refusals.stop()
  refusals.stop()
  expect(lines.slice(1)).toEqual([{ refused: { 408: 1 } }])
})
