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
])('RNG-02 the initials of %s are %s', (make, letters) => {
  expect(makeInitials(make)).toBe(letters)
})

test('RNG-02 every make has one to three initials', () => {
  expect(makes.filter((make) => !/^[A-Z]{1,3}$/.test(makeInitials(make)))).toEqual([])
})
