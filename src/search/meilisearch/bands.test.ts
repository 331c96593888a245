import { expect, test } from 'vitest'
import type { WordPlace } from '../text/query-reading.ts'
import type { Span, TextReading } from '../text/text-reading.ts'
import { textBands } from './bands.ts'

const place = (field: WordPlace['field'], word: string): WordPlace => ({ field, word, isPrefix: false })

/** Every word is in names and in descriptions. */
function reading(words: readonly string[]): TextReading<WordPlace> {
  const spans = words.map((word, at): Span<WordPlace> => ({
    start: at,
    end: at + 1,
    found: [
      { rank: 0, lists: [place('names', word)] },
      { rank: 32, lists: [place(0, word)] },
    ],
  }))
  return { wordCount: words.length, spans, corrections: [], unmatched: [] }
}

test('SRCH-07 one word makes two bands: names, and descriptions only', () => {
  expect(textBands(reading(['golf']))).toEqual([
    'w_names = "golf"',
    '(w_0 = "golf" AND NOT (w_names = "golf"))',
  ])
})

test('SRCH-07 each further word makes another band', () => {
  expect(textBands(reading(['vw', 'golf', 'red']))).toHaveLength(4)
})

test('SRCH-15 ten words, or the same word ten times, make a filter that a server can still parse', () => {
  const ten = 'one two three four five six seven eight nine ten'.split(' ')

  expect(textBands(reading(ten.map(() => 'toyota')))?.join('').length).toBeLessThan(5000)
  const bands = textBands(reading(ten))
  expect(bands).toHaveLength(2)
  expect(bands?.join('').length).toBeLessThan(5000)
})

test('SRCH-15 a word that no document has leaves no bands', () => {
  const { spans } = reading(['golf'])
  const bands = textBands({ wordCount: 2, spans, corrections: [], unmatched: [] })
  expect(bands).toEqual([])
})
