import { expect, test } from 'vitest'
import { pageCount } from './page-size.ts'

test.each([
  [0, 0],
  [1, 1],
  [21, 1],
  [22, 2],
  [1043, 50],
])('SRCH-04 %i vehicles fill %i pages of 21', (vehicles, pages) => {
  expect(pageCount(vehicles)).toBe(pages)
})
