import { expect, test } from 'vitest'
import { CodeIndex } from './code-index.ts'
import type { RowList } from './row-list.ts'

const plates = [
  ['ABC123', 4],
  ['ABC12', 0],
  ['ABC124', 1],
  ['XY', 2],
  ['ÄÖ9', 3],
  ['ABC123', 5],
] as const

test('SRCH-17 codes are found whole and by their start, whatever the order they were added in', () => {
  for (const order of [plates, plates.toReversed()]) {
    const index = indexOf(order)

    expect(rowsOf(index.exactly('ABC123'))).toEqual([4, 5])
    expect(rowsOf(index.exactly('ABC12'))).toEqual([0])
    expect(rowsOf(index.exactly('ABC'))).toEqual([])
    expect(rowsOf(index.exactly('ZZ'))).toEqual([])
    expect(rowsOf(index.startingWith('ABC12'))).toEqual([0, 1, 4, 5])
    expect(rowsOf(index.startingWith('Ä'))).toEqual([3])
    expect(rowsOf(index.startingWith(''))).toEqual([0, 1, 2, 3, 4, 5])
  }
})

test('SRCH-17 codes that are added one at a time are found like those added at once', () => {
  const index = new CodeIndex()
  for (const [code, row] of plates) {
    index.add(code, row)
    settle(index)
    expect(rowsOf(index.exactly(code))).toContain(row)
  }

  expect(rowsOf(index.startingWith('ABC'))).toEqual([0, 1, 4, 5])
})

test('SRCH-17 the codes of deleted rows are gone, and the others lead to the new rows', () => {
  const renumbered = indexOf(plates).renumbered(Int32Array.of(-1, 0, -1, 1, -1, 2))

  expect(rowsOf(renumbered.exactly('ABC124'))).toEqual([0])
  expect(rowsOf(renumbered.exactly('ABC123'))).toEqual([2])
  expect(rowsOf(renumbered.exactly('ABC12'))).toEqual([])
  expect(rowsOf(renumbered.startingWith(''))).toEqual([0, 1, 2])
})

function indexOf(codes: readonly (readonly [string, number])[]) {
  const index = new CodeIndex()
  for (const [code, row] of codes) index.add(code, row)
  settle(index)
  return index
}

function settle(index: CodeIndex) {
  for (const _ of index.settle());
}

function rowsOf(lists: readonly RowList[]) {
  const rows = new Uint32Array(10)
  return lists
    .flatMap((list) => [...rows.subarray(0, list.copyTo(rows, 0))])
    .toSorted((one, other) => one - other)
}
