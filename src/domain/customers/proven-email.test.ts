import { expect, test } from 'vitest'
import { isEmailProven } from './proven-email.ts'

test.each([
  ['kim@example.com', 'kim@example.com', true],
  ['Kim@Example.com', 'kim@example.com', true],
  ['kim@example.com', 'old@example.com', false],
  ['kim@example.com', null, false],
  [null, 'kim@example.com', false],
  [null, null, false],
])('SAVE-06 the address %s is proven by %s: %s', (email, provenEmail, isProven) => {
  expect(isEmailProven({ email, provenEmail })).toBe(isProven)
})
