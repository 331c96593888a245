import { expect, test } from 'vitest'
import { similarVehicles } from './similar-vehicles.ts'

const status = ['in_stock', 'coming_soon']
const hilux = { make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' }

test('CAR-14 similar vehicles are of the same model, then of the same body, all for about the same money', () => {
  const ranges = { price: { min: 30_000, max: 50_000 } }

  expect(similarVehicles(hilux, 40_000)).toMatchObject([
    { chosen: { make: ['Toyota'], model: ['HiLux'], status }, ranges },
    { chosen: { body: ['Ute'], status }, ranges },
  ])
})

test('CAR-14 an unknown price or body narrows nothing', () => {
  expect(similarVehicles(hilux, null).map(({ ranges }) => ranges)).toEqual([{}, {}])
  expect(similarVehicles({ ...hilux, simpleBody: null }, 40_000)).toHaveLength(1)
})
