import { expect, test } from 'vitest'
import { makeInitials } from './make-initials.ts'
import { makes } from './makes.ts'

test.each([
  ['BMW', 'BMW'],
  ['MG', 'MG'],
  ['Toyota', 'T'],
  ['MINI', 'M'],
  ['smart', 'S'],
  ['Land Rover', 'LR'],
  ['Mercedes-Benz', 'MB'],
])('RNG-02 %s is known by %s', (make, letters) => {
  expect(makeInitials(make)).toBe(letters)
})

test('RNG-02 every make has a mark of one to three letters', () => {
  expect(makes.filter((make) => !/^[A-Z]{1,3}$/.test(makeInitials(make)))).toEqual([])
})
