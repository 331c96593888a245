import { expect, test } from 'vitest'
import { toldFeatures } from './told-features.ts'

test('CAR-09 features are told once, and what is none is dropped', () => {
  expect(toldFeatures(['Towbar', ' ', 'null', 'Bluetooth ', 'NULL', 'undefined', 'Bluetooth'])).toEqual([
    'Towbar',
    'Bluetooth',
  ])
})
