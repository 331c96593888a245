import { expect, test } from 'vitest'
import { offeredCategories } from './offered-categories.ts'

const counted = ['Family SUVs', 'Oddities', 'Work Utes'].map((value) => ({ value, count: 1, chosen: false }))
const namesOf = (values: readonly { value: string }[]) => values.map(({ value }) => value)

test('SRCH-01 the panel offers the categories the dealer lists, in that order', () => {
  expect(namesOf(offeredCategories(counted, ['work utes', 'Family SUVs', 'First Cars']))).toEqual([
    'Work Utes',
    'Family SUVs',
  ])
})

test('SRCH-01 the panel offers all categories where the dealer lists none', () => {
  expect(offeredCategories(counted, [])).toEqual(counted)
})

test('SRCH-03 a chosen category stays in the panel, listed or not', () => {
  const chosen = counted.map((one) => ({ ...one, chosen: one.value === 'Oddities' }))

  expect(namesOf(offeredCategories(chosen, ['Work Utes']))).toEqual(['Oddities', 'Work Utes'])
})
