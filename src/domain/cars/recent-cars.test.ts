import { describe, expect, test } from 'vitest'
import { MOST_RECENT_CARS, readRecentCars, withRecentCar } from './recent-cars.ts'

const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

describe('the vehicles looked at last', () => {
  test('are twelve, the latest first', () => {
    const all = Array.from({ length: 15 }, (_, number) => id(number))

    expect(all.reduce(withRecentCar, [] as string[])).toEqual(all.toReversed().slice(0, MOST_RECENT_CARS))
  })

  test('stand there once, where they were looked at last', () => {
    expect(withRecentCar([id(1), id(2), id(3)], id(3))).toEqual([id(3), id(1), id(2)])
  })

  test.each([null, 'x', 7, {}, [null, 7, {}, 'javascript:alert(1)', `${id(1)}, x`]])(
    'are none where something else was kept: %j',
    (kept) => {
      expect(readRecentCars(kept)).toEqual([])
    },
  )

  test('are no more than twelve, whatever was kept', () => {
    expect(readRecentCars(Array.from({ length: 20 }, (_, number) => id(number)))).toHaveLength(12)
  })
})
