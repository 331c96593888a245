import { expect, test } from 'vitest'
import { quoted, unquoted } from './quoted-text.ts'

test('SRCH-16 quotes keep a text unparsed', () => {
  expect(quoted('white “diesel” ute')).toBe('"white diesel ute"')
})

test('SRCH-16 a text loses its quotes before the page puts it in its own', () => {
  expect(unquoted('“diesel” "ute"')).toBe('diesel ute')
})
