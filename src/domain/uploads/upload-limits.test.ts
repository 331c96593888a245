import { expect, test } from 'vitest'
import { megabytesFromAddress, megabytesOf, SITE_BYTES, UNCLAIMED_BYTES } from './upload-limits.ts'

test('TRD-04 an image counts in whole megabytes', () => {
  expect([0, 1, 1e6, 1_000_001, 9_999_999].map(megabytesOf)).toEqual([1, 1, 1, 2, 10])
})

test('TRD-04 one address can’t use up the room of a site in a day, nor the part without a form', () => {
  expect(megabytesFromAddress.max * 1e6).toBeLessThan(UNCLAIMED_BYTES)
  expect(UNCLAIMED_BYTES).toBe(SITE_BYTES / 4)
})
