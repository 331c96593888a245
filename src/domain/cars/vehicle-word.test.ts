import { expect, test } from 'vitest'
import { vehicleWordFor } from './vehicle-word.ts'

test.each([
  ['car', 'car', 'car'],
  ['caravan', 'car', 'caravan'],
  ['car', 'caravan', 'car'],
  ['caravan', 'caravan', 'caravan'],
  ['truck', 'car', 'vehicle'],
  ['caravan', 'vehicle', 'vehicle'],
  ['car', 'vehicle', 'vehicle'],
])('CAR-04 a %s of a site that says “%s” is called a %s', (itemType, siteWord, word) => {
  expect(vehicleWordFor({ itemType }, siteWord)).toBe(word)
})
