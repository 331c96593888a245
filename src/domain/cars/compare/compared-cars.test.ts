import { expect, test } from 'vitest'
import { readComparedCars } from './compared-cars.ts'
import { withComparedToggled } from './compared-changes.ts'

const car = (number: number) => ({ slug: `car-${number}`, name: `Car ${number}` })
const four = [car(1), car(2), car(3), car(4)]

test('SAVE-05 choosing a vehicle adds it at the end, and choosing it again removes it', () => {
  expect(withComparedToggled([car(1)], car(2))).toEqual([car(1), car(2)])
  expect(withComparedToggled([car(1), car(2)], car(1))).toEqual([car(2)])
})

test('SAVE-05 four vehicles can be chosen; one more is refused and none is lost', () => {
  expect(withComparedToggled(four, car(5))).toBeNull()
  expect(withComparedToggled(four, car(4))).toHaveLength(3)
})

test('SAVE-05 the stored vehicles are read in their order, each once and four at most', () => {
  expect(readComparedCars([...four, car(5)])).toEqual(four)
  expect(readComparedCars([car(2), car(1), car(2)])).toEqual([car(2), car(1)])
})

test.each([
  null,
  'x',
  {},
  [null, 7, 'car-1'],
  [{}, { slug: 'x' }, { slug: '', name: 'x' }, { slug: 7, name: 'x' }],
])('SAVE-05 anything but a chosen vehicle is skipped: %j', (stored) => {
  expect(readComparedCars(stored)).toEqual([])
})
