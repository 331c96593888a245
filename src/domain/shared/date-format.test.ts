import { afterEach, expect, test, vi } from 'vitest'
import { dateFormat } from './date-format.ts'
import { dayIn, longDay, formatMoment } from './day.ts'
import { isoMoment } from './iso-moment.ts'
import { wallClockAt } from './wall-clock.ts'

const at = new Date('2026-03-10T02:00:00Z')

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['dayIn', () => dayIn('Australia/Perth', at)],
  ['formatMoment', () => formatMoment('Australia/Perth', at)],
  ['longDay', () => longDay('2026-03-10')],
  ['isoMoment', () => isoMoment('Australia/Perth', at)],
  ['wallClockAt', () => wallClockAt('Australia/Perth', at)],
])('OPS-07 %s creates one formatter per time zone, however often it is called', (_name, format) => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')

  const results = Array.from({ length: 100 }, format)

  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  expect(new Set(results).size).toBe(1)
})

test('each time zone has a separate formatter, and the cache is bounded', () => {
  const hourIn = dateFormat('en-AU', { hour: '2-digit', hourCycle: 'h23' })
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 120)

  const first = zones.map((zone) => hourIn(zone).format(at))
  const again = zones.map((zone) => hourIn(zone).format(at))
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  hourIn(zones[0] ?? '')

  expect(again).toEqual(first)
  expect(made).toHaveBeenCalledTimes(1)
})

test('an unknown time zone is refused and not cached', () => {
  const hourIn = dateFormat('en-AU', { hour: '2-digit' })

  expect(() => hourIn('Australia/Nowhere')).toThrow(RangeError)
  expect(() => hourIn('Australia/Nowhere')).toThrow(RangeError)
})
