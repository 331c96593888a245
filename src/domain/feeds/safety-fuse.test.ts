import { expect, test } from 'vitest'
import { fuseRefusal } from './safety-fuse.ts'

test('OPS-02 a feed that would remove many vehicles at once is refused', () => {
  expect(fuseRefusal({ onSale: 100, leaving: 31, vehicles: 69 })).toBe(
    'The feed would remove 31 of 100 vehicles (31%) from the site at once.',
  )
  expect(fuseRefusal({ onSale: 100, leaving: 30, vehicles: 70 })).toBeNull()
})

test('OPS-02 a small dealer may sell five vehicles at once', () => {
  expect(fuseRefusal({ onSale: 6, leaving: 5, vehicles: 1 })).toBeNull()
  expect(fuseRefusal({ onSale: 7, leaving: 6, vehicles: 1 })).not.toBeNull()
})

test('OPS-02 a feed without vehicles is refused, however few it would remove', () => {
  expect(fuseRefusal({ onSale: 2, leaving: 2, vehicles: 0 })).toBe(
    'No vehicle could be read from the feed, but 2 are for sale.',
  )
  expect(fuseRefusal({ onSale: 0, leaving: 0, vehicles: 0 })).toBe('No vehicle could be read from the feed.')
})
