import { expect, test } from 'vitest'
import {
  type Favourite,
  MAX_FAVOURITES,
  MAX_NOTE_LENGTH,
  readFavourites,
  withFavouritesAdded,
  withFavouritesRestored,
  withFavouriteToggled,
  withNote,
} from './favourites.ts'

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

test('SAVE-04 a list of ids, as stored before, is still read', () => {
  expect(readFavourites([id(1), id(2)])).toEqual([
    { id: id(1), name: '', savedAt: 0, note: '' },
    { id: id(2), name: '', savedAt: 0, note: '' },
  ])
})

test('SAVE-04 vehicles are read newest first, each once', () => {
  expect(readFavourites([saved(3), saved(1), saved(3, { note: 'Twice' }), id(9)])).toEqual([
    saved(1),
    saved(3),
    { id: id(9), name: '', savedAt: 0, note: '' },
  ])
})

test.each([null, 'x', {}, [null, 7, '<script>', `${id(1)}x`], [{}, { id: 7 }, { id: 'x', name: 'y' }]])(
  'SAVE-04 anything but a saved vehicle is skipped: %j',
  (stored) => {
    expect(readFavourites(stored)).toEqual([])
  },
)

test('SAVE-04 a vehicle with damaged details is still read', () => {
  const damaged = { id: id(1), name: 7, savedAt: -1, note: ['x'] }
  const hostile = {
    id: id(2),
    name: 'n'.repeat(999),
    savedAt: 1.5,
    note: `\u0000${'x'.repeat(MAX_NOTE_LENGTH * 2)}`,
  }

  expect(readFavourites([damaged, hostile])).toEqual([
    { id: id(1), name: '', savedAt: 0, note: '' },
    { id: id(2), name: 'n'.repeat(200), savedAt: 0, note: 'x'.repeat(MAX_NOTE_LENGTH - 1) },
  ])
})

test('SAVE-04 at most fifty are read when more were stored', () => {
  expect(readFavourites(many(MAX_FAVOURITES + 5))).toHaveLength(MAX_FAVOURITES)
})
