import { expect, test } from 'vitest'
import { refundWait } from './refund-wait.ts'

test.each([
  [0, 5],
  [-60, 5],
  [4, 5],
  [30, 30],
  [600, 600],
  [86_400, 600],
])('RSV-03 a refund that has been under way for %d s is asked about again after %d s', (seconds, wait) => {
  expect(refundWait(seconds * 1000)).toBe(wait * 1000)
})
