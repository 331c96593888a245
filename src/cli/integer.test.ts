import { expect, test } from 'vitest'
import { integer } from './integer.ts'

test('OPS-01 a number from the command line is a whole one that the database can store', () => {
  expect(integer('50')).toBe(50)
  for (const text of ['', '0', '-1', '1.5', 'abc', '2147483648', '1e99'])
    expect(() => integer(text)).toThrow('Use a whole number from 1 to 2147483647.')
})
