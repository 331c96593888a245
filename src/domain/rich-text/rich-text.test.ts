import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutRichText } from './cut-rich-text.ts'
import { fromPlainText, hasShape, type RichText, toPlainText } from './rich-text.ts'

const list: RichText = [
  { kind: 'paragraph', words: [{ text: 'Drives ' }, { text: 'beautifully', strong: true }] },
  {
    kind: 'list',
    ordered: false,
    items: [[{ text: 'One owner' }], [{ text: 'Log books' }], [{ text: 'Two keys' }]],
  },
]

describe('DATA-06 rich text', () => {
  test('starts a paragraph at a blank line and keeps single line breaks', () => {
    expect(fromPlainText('One owner\nLog books\n\n \nCall us\n')).toEqual([
      { kind: 'paragraph', words: [{ text: 'One owner\nLog books' }] },
      { kind: 'paragraph', words: [{ text: 'Call us' }] },
    ])
  })

  test('becomes plain lines for emails and data', () => {
    expect(toPlainText(list)).toBe('Drives beautifully\n\n• One owner\n• Log books\n• Two keys')
  })

  test('distinguishes plain paragraphs from formatted text', () => {
    expect(hasShape(list)).toBe(true)
    expect(hasShape(fromPlainText('One owner\n\nLog books'))).toBe(false)
  })
})

describe('CAR-04 a long text', () => {
  test('is cut between words, and the rest continues there', () => {
    const { start, rest, continues } = cutRichText(fromPlainText('one two three'), 9)

    expect([toPlainText(start), toPlainText(rest), continues]).toEqual(['one two', ' three', true])
  })

  test('is cut between the items of a list', () => {
    const { start, rest } = cutRichText(list, 30)

    expect(toPlainText(start)).toBe('Drives beautifully\n\n• One owner')
    expect(toPlainText(rest)).toBe('• Log books\n• Two keys')
  })

  test('keeps its emphasis on both sides of the cut', () => {
    const words: RichText = [{ kind: 'paragraph', words: [{ text: 'very good indeed', strong: true }] }]
    const { start, rest } = cutRichText(words, 9)

    expect([start, rest].map((part) => part[0])).toMatchObject([
      { words: [{ text: 'very good', strong: true }] },
      { words: [{ text: ' indeed', strong: true }] },
    ])
  })

  test('is shown whole within the limit', () => {
    expect(cutRichText(list, 400)).toEqual({ start: list, rest: [], continues: false })
  })

  test('loses no text at any limit', () => {
    const text = fc
      .array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 40 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, fc.nat(200), (one, other, limit) => {
        const blocks = [...fromPlainText(`${one}\n\n${other}`), ...list]
        const { start, rest } = cutRichText(blocks, limit)
        const letters = (parts: RichText) => toPlainText(parts, '').replaceAll(/\s/g, '')
        expect(letters(start) + letters(rest)).toBe(letters(blocks))
      }),
    )
  })
})
