import { expect, test } from 'vitest'
import { similarVehicles } from './similar-vehicles.ts'

const status = ['in_stock', 'coming_soon']
const hilux = { make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' }

test('CAR-14 like a vehicle are others of its model, then others of its kind for about the same money', () => {
  expect(similarVehicles(hilux, 40_000)).toMatchObject([
    { chosen: { make: ['Toyota'], model: ['HiLux'], status }, ranges: {} },
    { chosen: { body: ['Ute'], status }, ranges: { price: { min: 30_000, max: 50_000 } } },
  ])
})

test('CAR-14 what is not known of a vehicle narrows nothing', () => {
  expect(similarVehicles(hilux, null)[1]).toMatchObject({ chosen: { body: ['Ute'] }, ranges: {} })
  expect(similarVehicles({ ...hilux, simpleBody: null }, 40_000)).toHaveLength(1)
})
