import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('CAR-04 a text within the limit shows whole', () => {
  expect(shortened('x'.repeat(400), 400)).toEqual({ start: 'x'.repeat(400), rest: '' })
})

test('CAR-04 a longer text is cut between words, and nothing is lost', () => {
  const { start, rest } = shortened('one two three', 9)

  expect(start).toBe('one two')
  expect(start + rest).toBe('one two three')
})

test('a text without spaces is cut at the limit', () => {
  expect(shortened('x'.repeat(500), 400).start).toHaveLength(400)
})
