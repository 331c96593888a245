import { expect, test } from 'vitest'
import type { RowList } from '../row-list.ts'
import { wordsOf } from '../../text/words.ts'
import { WordIndex } from './word-index.ts'

const BEYOND_TWO_BYTES = 70_000

test('SRCH-17 a packed index has the same words and rows, and takes more rows', () => {
  const index = indexOf(['red ute', 'red sedan', 'white ute'])
  index.pack()
  expect(index.sorted).toEqual(['red', 'sedan', 'ute', 'white'])
  expect(rowsOf(index.exactly('red'))).toEqual([0, 1])
  expect(rowsOf(index.exactly('blue'))).toEqual([])
  expect(rowsOf(index.startingWith('se'))).toEqual([1])

  index.append(3, 'red van')
  index.settle()
  expect(index.sorted).toEqual(['red', 'sedan', 'ute', 'van', 'white'])
  expect(rowsOf(index.exactly('red'))).toEqual([0, 1, 3])
  expect(rowsOf(index.startingWith('r'))).toEqual([0, 1, 3])

  index.pack()
  index.append(BEYOND_TWO_BYTES, 'red van')
  index.settle()
  index.pack()
  expect(rowsOf(index.exactly('red'))).toEqual([0, 1, 3, BEYOND_TWO_BYTES])
  expect(rowsOf(index.exactly('van'))).toEqual([3, BEYOND_TWO_BYTES])
})

test('SRCH-17 packed and added rows are renumbered together, and words without rows are gone', () => {
  const index = indexOf(['red ute', 'red sedan'])
  index.pack()
  index.append(2, 'red van')
  index.settle()

  const steps = index.renumbered(Int32Array.of(-1, 0, 1))
  let step = steps.next()
  while (!step.done) step = steps.next()

  expect(step.value.sorted).toEqual(['red', 'sedan', 'van'])
  expect(rowsOf(step.value.exactly('red'))).toEqual([0, 1])
  expect(rowsOf(step.value.startingWith(''))).toEqual([0, 0, 1, 1])
})

function indexOf(texts: readonly string[]) {
  const index = new WordIndex(wordsOf)
  for (const [row, text] of texts.entries()) index.append(row, text)
  index.settle()
  return index
}

function rowsOf(lists: readonly RowList[]) {
  return lists
    .flatMap((list) => {
      const rows = new Uint32Array(list.length)
      list.copyTo(rows, 0)
      return [...rows]
    })
    .toSorted((one, other) => one - other)
}
