import { describe, expect, test } from 'vitest'
import { fileChoice, fileSize } from './file-choice.ts'

const limits = { maxFiles: 3, maxBytes: 10_000_000 }
const photo = (name: string, size = 2_000_000) => ({ name, size })

describe('choosing files', () => {
  test('adds new files to the chosen ones, without duplicates', () => {
    const { accepted, messages } = fileChoice([photo('a.jpg')], [photo('a.jpg'), photo('b.heic')], limits)

    expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'b.heic'])
    expect(messages).toEqual([])
  })

  test('names a file that is too large', () => {
    const { accepted, messages } = fileChoice(
      [],
      [photo('a.jpg', 10_000_001), photo('b.jpg', 10_000_000)],
      limits,
    )

    expect(accepted.map(({ name }) => name)).toEqual(['b.jpg'])
    expect(messages).toEqual(['a.jpg is larger than 10 MB.'])
  })

  test('keeps the first files and says when there are too many', () => {
    const { accepted, messages } = fileChoice([photo('1'), photo('2')], [photo('3'), photo('4')], limits)

    expect(accepted.map(({ name }) => name)).toEqual(['1', '2', '3'])
    expect(messages).toEqual(['You can send up to 3 files.'])
  })
})

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_250_000, '1.3 MB'],
  [10_000_000, '10 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
