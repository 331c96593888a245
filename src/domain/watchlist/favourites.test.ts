import { expect, test } from 'vitest'
import { MOST_FAVOURITES, readFavourites, toggledFavourite } from './favourites.ts'

const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const many = Array.from({ length: MOST_FAVOURITES + 5 }, (_, number) => id(number))

test('CAR-14 saving puts a vehicle first, and saving it again removes it', () => {
  expect(toggledFavourite([id(1)], id(2))).toEqual([id(2), id(1)])
  expect(toggledFavourite([id(2), id(1)], id(1))).toEqual([id(2)])
})

test('CAR-14 fifty vehicles can be saved; one more is refused and none is lost', () => {
  const full = many.slice(0, MOST_FAVOURITES)

  expect(toggledFavourite(full, id(99))).toBeNull()
  expect(toggledFavourite(full, id(3))).toHaveLength(MOST_FAVOURITES - 1)
})

test.each([null, 'x', {}, [null, 7, '<script>', `${id(1)}x`]])(
  'CAR-14 anything but a vehicle id is skipped: %j',
  (stored) => {
    expect(readFavourites(stored)).toEqual([])
  },
)

test('CAR-14 at most fifty are read when more were stored', () => {
  expect(readFavourites(many)).toHaveLength(MOST_FAVOURITES)
})
