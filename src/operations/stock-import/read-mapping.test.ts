import { expect, test } from 'vitest'
import { readMapping } from './read-mapping.ts'

test('OPS-02 conditions nested too deeply are refused without throwing', () => {
  let condition: object = { column: 'Status', is: ['Sold'] }
  for (let depth = 0; depth < 20_000; depth += 1) condition = { not: condition }

  expect(readMapping({ skip: [{ ...condition, reason: 'sold' }] })).toMatchObject({
    outcome: 'refused',
    problems: [{ message: 'this is nested too deeply' }],
  })
})
