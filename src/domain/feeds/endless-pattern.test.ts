import { expect, test } from 'vitest'
import { isEndless } from './endless-pattern.ts'

test.each(['^(a+)+$', '(?:\\d+,?)*', '((x|y+)z?)+', '(?<word>[a-z]+)*', '(a{2,})+', '(?:(?:a*)b?){3,}'])(
  'OPS-02 a pattern such as %s would never come to its end',
  (pattern) => {
    expect(isEndless(pattern)).toBe(true)
  },
)

test.each([
  '^(\\d{4}) (.+)$',
  '(a|b)+',
  '[(a+)+]+',
  '\\(a+\\)+',
  '(?<value>\\d+)(?:,(\\d{3}))?',
  '(a+)?',
  '(a+){2}',
])('OPS-02 a pattern such as %s does', (pattern) => {
  expect(isEndless(pattern)).toBe(false)
})
