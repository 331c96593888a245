import { expect, test } from 'vitest'
import { cutPlainText } from './cut-plain-text.ts'

test('CAR-04 a text within the limit shows whole', () => {
  expect(cutPlainText('x'.repeat(400), 400)).toEqual({ start: 'x'.repeat(400), rest: '' })
})

test('CAR-04 a longer text is cut between words, and nothing is lost', () => {
  const { start, rest } = cutPlainText('one two three', 9)

  expect(start).toBe('one two')
  expect(start + rest).toBe('one two three')
})

test('a text without spaces is cut at the limit', () => {
  expect(cutPlainText('x'.repeat(500), 400).start).toHaveLength(400)
})
