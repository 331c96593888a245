import { expect, test } from 'vitest'
import { similarVehicles } from './similar-vehicles.ts'

const status = ['in_stock', 'coming_soon']
const hilux = { make: 'Toyota', model: 'HiLux', simpleBody: 'Ute' }

test('CAR-14 similar vehicles have the same model, then the same body, all at a similar price', () => {
  const ranges = { price: { min: 30_000, max: 50_000 } }

  expect(similarVehicles(hilux, 40_000)).toMatchObject([
    { chosen: { make: ['Toyota'], model: ['HiLux'], status }, ranges },
    { chosen: { body: ['Ute'], status }, ranges },
  ])
})

test('CAR-14 an unknown price or body sets no filter', () => {
  expect(similarVehicles(hilux, null).map(({ ranges }) => ranges)).toEqual([{}, {}])
  expect(similarVehicles({ ...hilux, simpleBody: null }, 40_000)).toHaveLength(1)
})
