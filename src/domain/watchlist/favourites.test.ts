import { expect, test } from 'vitest'
import { type Favourite, MAX_FAVOURITES, MAX_NOTE_LENGTH, readFavourites } from './favourites.ts'

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
    note: 'x'.repeat(MAX_NOTE_LENGTH * 2),
  }

  expect(readFavourites([damaged, hostile])).toEqual([
    { id: id(1), name: '', savedAt: 0, note: '' },
    { id: id(2), name: 'n'.repeat(200), savedAt: 0, note: 'x'.repeat(MAX_NOTE_LENGTH) },
  ])
})

test('SAVE-04 at most fifty are read when more were stored', () => {
  expect(readFavourites(many(MAX_FAVOURITES + 5))).toHaveLength(MAX_FAVOURITES)
})
