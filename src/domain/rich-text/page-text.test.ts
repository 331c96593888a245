import { expect, test } from 'vitest'
import { excerptText, type PageBlock } from './page-text.ts'

const paragraph = (text: string): PageBlock => ({ kind: 'paragraph', words: [{ text }] })
const list: PageBlock = { kind: 'list', ordered: false, items: [[{ text: 'Quiet.' }], [{ text: 'Heavy.' }]] }

test('RNG-03 an excerpt is running text, without headings, lists and tables', () => {
  const heading: PageBlock = { kind: 'heading', level: 2, words: [{ text: 'The good' }] }

  expect(excerptText([paragraph('We took the van.'), heading, list, paragraph('And came back.')])).toBe(
    'We took the van. And came back.',
  )
})

test('RNG-03 an excerpt of a list alone is the list', () => {
  expect(excerptText([list])).toBe('Quiet. Heavy.')
})
