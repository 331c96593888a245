import { expect, test } from 'vitest'
import { codeOf, fold, joinedWords, typedWords, wordsOf } from './words.ts'

test.each([
  ['Toyota HiLux SR5', ['toyota', 'hilux', 'sr5']],
  ['CX-5 (2.5L)', ['cx', '5', '2', '5l']],
  ['Citroën C4', ['citroen', 'c4']],
  ['Škoda  ENYAQ', ['skoda', 'enyaq']],
  ['比亚迪 海豚', ['比亚迪', '海豚']],
  ['', []],
  [' - ', []],
])('SRCH-15 "%s" has the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('SRCH-15 neighbouring words of a name also match as one', () => {
  expect(joinedWords('Land Cruiser GXL')).toEqual(['landcruiser', 'cruisergxl'])
  expect(joinedWords('CX-5')).toEqual(['cx5'])
  expect(joinedWords('Ranger')).toEqual([])
})

test('SRCH-15 typed text is split into words at spaces, and words into parts at dashes and dots', () => {
  expect(typedWords('Mazda CX-5 2.5')).toEqual([['mazda'], ['cx', '5'], ['2', '5']])
  expect(typedWords("d'arcy, 4x4/awd")).toEqual([['d', 'arcy'], ['4x4'], ['awd']])
})

test('SRCH-15 codes are compared without separators', () => {
  expect(codeOf(' abc-12 D ')).toBe('abc12d')
})

test('folding is idempotent', () => {
  for (const text of ['Ærø', 'İstanbul', 'ﬁne', 'GRÜN']) expect(fold(fold(text))).toBe(fold(text))
})
