import { expect, test } from 'vitest'
import { cleanFeatures } from './clean-features.ts'

test('CAR-09 features are told once, and what is none is dropped', () => {
  expect(cleanFeatures(['Towbar', ' ', 'null', 'Bluetooth ', 'NULL', 'undefined', 'Bluetooth'])).toEqual([
    'Towbar',
    'Bluetooth',
  ])
})
