import { expect, test } from 'vitest'
import { cleanFeatures } from './clean-features.ts'

test('CAR-09 each feature appears once, and empty or unknown ones are dropped', () => {
  expect(cleanFeatures(['Towbar', ' ', 'null', 'Bluetooth ', 'NULL', 'undefined', 'Bluetooth'])).toEqual([
    'Towbar',
    'Bluetooth',
  ])
})
