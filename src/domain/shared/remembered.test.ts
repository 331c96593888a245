import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('SRCH-16 a remembered function works out a short text once, and a long one each time', () => {
  const asked: string[] = []
  const reversed = remembered((text) => {
    asked.push(text)
    return [...text].toReversed().join('')
  })
  const long = 'ab'.repeat(40)

  expect([reversed(''), reversed(''), reversed('ute'), reversed('ute')]).toEqual(['', '', 'etu', 'etu'])
  expect([reversed(long), reversed(long)]).toEqual(['ba'.repeat(40), 'ba'.repeat(40)])
  expect(asked).toEqual(['', 'ute', long, long])
})

test('SRCH-16 a remembered function stays right after more texts than it keeps', () => {
  const doubled = remembered((text) => text + text)

  const numbers = Array.from({ length: 25_000 }, (_, nth) => String(nth))
  for (let round = 0; round < 2; round++)
    expect(numbers.filter((text) => doubled(text) !== text + text)).toEqual([])
})
