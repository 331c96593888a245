import { expect, test } from 'vitest'
import { inColumns } from './in-columns.ts'

const room = { columns: 3, room: 100, more: 15 }

test('CAR-13 columns are as short as possible, and are read one after the other', () => {
  const { columns, shown, height } = inColumns(Array<number>(7).fill(10), room)

  expect([shown, height]).toEqual([7, 31.33].map((number) => expect.closeTo(number, 0)))
  expect(columns.map(({ column }) => column)).toEqual([0, 0, 0, 1, 1, 1, 2])
  expect(columns.map(({ offset }) => offset)).toEqual([0, 10, 20, 0, 10, 20, 0])
})

test('CAR-13 items that do not fit are left out, with a line that says so', () => {
  const { columns, shown, height } = inColumns(Array<number>(60).fill(10), room)

  expect(shown).toBe(24)
  expect(height).toBe(100)
  expect(Math.max(...columns.map(({ offset }) => offset + 10))).toBeLessThanOrEqual(85)
})

test.each([[[]], [[500]], [[10, 500, 10]]])('CAR-13 placing %j terminates', (heights) => {
  const { shown, height } = inColumns(heights, room)

  expect(shown).toBeLessThanOrEqual(heights.length)
  expect(height).toBeLessThanOrEqual(100)
})
