import { expect, test } from 'vitest'
import { isRunning } from './is-running.ts'

test.each([
  ['without dates', { from: null, until: null }, true],
  ['on its first day', { from: '2026-03-10', until: '2026-03-20' }, true],
  ['on its last day', { from: '2026-03-01', until: '2026-03-10' }, true],
  ['the day before it starts', { from: '2026-03-11', until: null }, false],
  ['the day after it ends', { from: null, until: '2026-03-09' }, false],
])('SITE-04 whether an offer runs %s', (_when, period, isShown) => {
  expect(isRunning(period, '2026-03-10')).toBe(isShown)
})
