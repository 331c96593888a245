import { expect, test } from 'vitest'
import { fuseRefusal } from './safety-fuse.ts'

const usual = { onSale: 100, leaving: 0, vehicles: 100, known: 100, takenOver: 0, takenFrom: null }

test('OPS-02 a feed that would remove many vehicles at once is refused', () => {
  expect(fuseRefusal({ ...usual, onSale: 100, leaving: 31, vehicles: 69 })).toBe(
    'The feed would remove 31 of 100 vehicles (31%) from the site at once.',
  )
  expect(fuseRefusal({ ...usual, onSale: 100, leaving: 30, vehicles: 70 })).toBeNull()
})

test('OPS-02 a small dealer may sell five vehicles at once', () => {
  expect(fuseRefusal({ ...usual, onSale: 6, leaving: 5, vehicles: 1 })).toBeNull()
  expect(fuseRefusal({ ...usual, onSale: 7, leaving: 6, vehicles: 1 })).not.toBeNull()
})

test('OPS-02 a feed without vehicles is refused, however few it would remove', () => {
  expect(fuseRefusal({ ...usual, onSale: 2, leaving: 2, vehicles: 0 })).toBe(
    'No vehicle could be read from the feed, but 2 are for sale.',
  )
  expect(fuseRefusal({ ...usual, onSale: 0, leaving: 0, vehicles: 0 })).toBe(
    'No vehicle could be read from the feed.',
  )
})

test('OPS-02 a feed that would take over most of another feed’s vehicles is refused', () => {
  expect(fuseRefusal({ ...usual, known: 100, takenOver: 51, takenFrom: 'yardmaster' })).toBe(
    'Of 100 vehicles that the site has and this feed lists, 51 came from another (yardmaster). ' +
      'Is this the right mapping, or has the provider changed?',
  )
  expect(fuseRefusal({ ...usual, known: 100, takenOver: 50 })).toBeNull()
  expect(fuseRefusal({ ...usual, known: 5, takenOver: 5 })).toBeNull()
})
