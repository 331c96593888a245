import { describe, expect, test } from 'vitest'
import { MAX_RECENT_CARS, readRecentCars, withRecentCar } from './recent-cars.ts'

const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

describe('recently viewed vehicles', () => {
  test('are at most twelve, latest first', () => {
    const all = Array.from({ length: 15 }, (_, number) => id(number))

    expect(all.reduce(withRecentCar, [] as string[])).toEqual(all.toReversed().slice(0, MAX_RECENT_CARS))
  })

  test('list each vehicle once, at its latest view', () => {
    expect(withRecentCar([id(1), id(2), id(3)], id(3))).toEqual([id(3), id(1), id(2)])
  })

  test.each([null, 'x', 7, {}, [null, 7, {}, 'javascript:alert(1)', `${id(1)}, x`]])(
    'are empty where something else was stored: %j',
    (stored) => {
      expect(readRecentCars(stored)).toEqual([])
    },
  )

  test('are limited to twelve when more were stored', () => {
    expect(readRecentCars(Array.from({ length: 20 }, (_, number) => id(number)))).toHaveLength(12)
  })
})
