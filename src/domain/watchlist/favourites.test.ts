import { expect, test } from 'vitest'
import { MAX_FAVOURITES, readFavourites, withFavouriteToggled } from './favourites.ts'

const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const many = Array.from({ length: MAX_FAVOURITES + 5 }, (_, number) => id(number))

test('CAR-14 saving puts a vehicle first, and saving it again removes it', () => {
  expect(withFavouriteToggled([id(1)], id(2))).toEqual([id(2), id(1)])
  expect(withFavouriteToggled([id(2), id(1)], id(1))).toEqual([id(2)])
})

test('CAR-14 fifty vehicles can be saved; one more is refused and none is lost', () => {
  const full = many.slice(0, MAX_FAVOURITES)

  expect(withFavouriteToggled(full, id(99))).toBeNull()
  expect(withFavouriteToggled(full, id(3))).toHaveLength(MAX_FAVOURITES - 1)
})

test.each([null, 'x', {}, [null, 7, '<script>', `${id(1)}x`]])(
  'CAR-14 anything but a vehicle id is skipped: %j',
  (stored) => {
    expect(readFavourites(stored)).toEqual([])
  },
)

test('CAR-14 at most fifty are read when more were stored', () => {
  expect(readFavourites(many)).toHaveLength(MAX_FAVOURITES)
})
