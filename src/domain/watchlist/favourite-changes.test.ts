import { expect, test } from 'vitest'
import { type Favourite, MAX_FAVOURITES, MAX_NOTE_LENGTH } from './favourites.ts'
import {
  withFavouritesAdded,
  withFavouritesRestored,
  withFavouriteToggled,
  withNote,
} from './favourite-changes.ts'

const NOW = 1_773_000_000
const id = (number: number) => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const saved = (number: number, overrides: Partial<Favourite> = {}): Favourite => ({
  id: id(number),
  name: `Car ${number}`,
  savedAt: NOW - number,
  note: '',
  ...overrides,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => saved(index))

test('SAVE-04 saving puts a vehicle first with its name and the time, and saving it again removes it', () => {
  const both = withFavouriteToggled([saved(1)], { id: id(2), name: 'Car 2' }, NOW)

  expect(both).toEqual([{ id: id(2), name: 'Car 2', savedAt: NOW, note: '' }, saved(1)])
  expect(withFavouriteToggled(both ?? [], saved(2), NOW)).toEqual([saved(1)])
})

test('SAVE-04 fifty vehicles can be saved; one more is refused and none is lost', () => {
  const full = many(MAX_FAVOURITES)

  expect(withFavouriteToggled(full, { id: id(99), name: '' }, NOW)).toBeNull()
  expect(withFavouriteToggled(full, saved(3), NOW)).toHaveLength(MAX_FAVOURITES - 1)
})

test('SAVE-04 a shared list is added in its order, without what is saved already and up to the limit', () => {
  const noted = saved(2, { note: 'Ask about the tyres' })

  expect(withFavouritesAdded([noted], [saved(1), saved(2), saved(3)], NOW)).toEqual([
    saved(1, { savedAt: NOW }),
    saved(3, { savedAt: NOW }),
    noted,
  ])
  expect(withFavouritesAdded(many(49), [saved(98), saved(99)], NOW)).toHaveLength(MAX_FAVOURITES)
})

test('SAVE-04 a cleared list comes back whole, behind what was saved since', () => {
  const cleared = [saved(1, { note: 'The white one' }), saved(2)]

  expect(withFavouritesRestored([], cleared)).toEqual(cleared)
  expect(withFavouritesRestored([saved(3), saved(2)], cleared)).toEqual([saved(3), ...cleared])
})

test('SAVE-04 a note belongs to one vehicle, and a longer one is cut', () => {
  const list = withNote([saved(1), saved(2)], id(2), 'x'.repeat(MAX_NOTE_LENGTH + 5))

  expect(list).toEqual([saved(1), saved(2, { note: 'x'.repeat(MAX_NOTE_LENGTH) })])
})
