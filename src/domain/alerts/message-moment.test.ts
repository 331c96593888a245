import { expect, test } from 'vitest'
import { wallClockAt } from '../shared/wall-clock.ts'
import { nextMessageMoment } from './message-moment.ts'

const daily = { frequency: 'daily', lastSentAt: null } as const

test.each([
  ['in the morning', 'Australia/Perth', '2026-03-10T07:30:00+08:00', '2026-03-10T09:00:00+08:00'],
  ['by day', 'Australia/Perth', '2026-03-10T12:00:00+08:00', '2026-03-10T12:00:00+08:00'],
  ['at eight in the evening', 'Australia/Perth', '2026-03-10T20:00:00+08:00', '2026-03-11T09:00:00+08:00'],
  [
    'on the last evening of a month',
    'Australia/Sydney',
    '2026-01-31T22:00:00+11:00',
    '2026-02-01T09:00:00+11:00',
  ],
  ['before clocks go forward', 'Australia/Sydney', '2026-10-03T23:00:00+10:00', '2026-10-04T09:00:00+11:00'],
])('SAVE-06 a message %s waits for a decent hour', (_, timeZone, now, expected) => {
  expect(nextMessageMoment({ timeZone, ...daily }, new Date(now))).toEqual(new Date(expected))
})

test('SAVE-06 the customer’s state decides, not the dealer’s', () => {
  const now = new Date('2026-03-10T09:30:00+11:00')
  expect(nextMessageMoment({ timeZone: 'Australia/Sydney', ...daily }, now)).toEqual(now)
  expect(nextMessageMoment({ timeZone: 'Australia/Perth', ...daily }, now)).toEqual(
    new Date('2026-03-10T09:00:00+08:00'),
  )
})

test('SAVE-06 there is one message a day, or one in a quarter of an hour for those who asked', () => {
  const lastSentAt = new Date('2026-03-10T10:00:00+08:00')
  const now = new Date('2026-03-10T10:05:00+08:00')
  const next = (frequency: 'daily' | 'at-once', at = now) =>
    nextMessageMoment({ timeZone: 'Australia/Perth', frequency, lastSentAt }, at).getTime()
  expect(next('daily')).toBe(Date.parse('2026-03-11T10:00:00+08:00'))
  expect(next('at-once')).toBe(Date.parse('2026-03-10T10:15:00+08:00'))
  expect(next('at-once', new Date('2026-03-10T19:59:00+08:00'))).toBe(Date.parse('2026-03-10T19:59:00+08:00'))
})

test('SAVE-06 every moment is within hours, and none is early', () => {
  for (let step = 0; step < 1250; step++) {
    const now = new Date(Date.parse('2026-01-01T00:20:00Z') + step * 7 * 3_600_000)
    for (const timeZone of ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Perth']) {
      const next = nextMessageMoment({ timeZone, ...daily }, now)
      expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime())
      const time = wallClockAt(timeZone, next).slice(11)
      expect(time >= '09:00' && time < '20:00', `${time} in ${timeZone}`).toBe(true)
    }
  }
})
