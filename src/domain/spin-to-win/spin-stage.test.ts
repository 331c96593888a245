import { expect, test } from 'vitest'
import { spinStage } from './spin-stage.ts'

const promotion = { from: '2026-03-01', until: '2026-03-31' }

test.each([
  ['2026-02-28', 'soon'],
  ['2026-03-01', 'open'],
  ['2026-03-31', 'open'],
  ['2026-04-01', 'over'],
] as const)('RNG-03 on %s the promotion is %s', (today, stage) => {
  expect(spinStage(promotion, today)).toBe(stage)
})

test('RNG-03 without a promotion there is nothing to spin', () => {
  expect(spinStage(null, '2026-03-01')).toBe('off')
})
