import { expect, test } from 'vitest'
import { storableText } from './storable-text.ts'

test.each([
  ['a\u0000b', 'ab'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['tab\tstays', 'tab\tstays'],
  ['half \ud800 a character', 'half \ufffd a character'],
  ['Zoë 😀', 'Zoë 😀'],
])('%j is stored as %j', (text, stored) => {
  expect(storableText(text)).toBe(stored)
})
