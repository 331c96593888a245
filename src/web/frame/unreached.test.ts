import { expect, test } from 'vitest'
import { isUnreached } from './unreached.ts'

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Load failed (harbour.example)',
])('OPS-07 a request without a response is no fault of the page: %s', (message) => {
  expect(isUnreached(new TypeError(message))).toBe(true)
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new TypeError('fetch failed'),
  new Error('Failed to fetch'),
  null,
])('OPS-07 any other error is a fault: %s', (error) => {
  expect(isUnreached(error)).toBe(false)
})
