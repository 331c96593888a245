import { expect, test } from 'vitest'
import { thrownFailure } from './thrown-failure.ts'

test.each([
  [new Error('boom'), 'boom'],
  [new Error('Failed query: insert … params: Kim', { cause: new Error('duplicate key') }), 'duplicate key'],
  [new TypeError(), 'TypeError'],
  ['boom', 'boom'],
])('LEAD-08 a thrown %s is a failure with its cause as the reason', (thrown, reason) => {
  expect(thrownFailure(thrown)).toEqual({
    outcome: 'failed',
    problem: 'unexpected error',
    reason: `unexpected error: ${reason}`,
  })
})
