import { describe, expect, test } from 'vitest'
import { sampleCar } from '../../../../tests/support/samples/sample-car.ts'
import { carDetails } from '../car-details.ts'
import { withViews } from './with-views.ts'

describe('CAR-07 CAR-15 the views, once the visitor’s own view is counted,', () => {
  const before = [
    { label: 'Engine Size', value: '2.8 L' },
    { label: 'VIN', value: 'JM1' },
  ]

  test.each([
    ['are left out while there are none', before, null, ['Engine Size', 'VIN']],
    ['appear from one on, before the VIN', before, 1, ['Engine Size', 'Views', 'VIN']],
    ['come last where the VIN is unknown', before.slice(0, 1), 3, ['Engine Size', 'Views']],
  ])('%s', (_what, details, views, labels) => {
    expect(withViews(details, views).map(({ label }) => label)).toEqual(labels)
  })

  test('replace the number in the page', () => {
    expect(withViews([{ label: 'Views', value: '7' }], 8)).toEqual([{ label: 'Views', value: '8' }])
  })

  test.each([
    { vin: 'JM1', registrationPlate: '123ABC' },
    { registrationPlate: '123ABC' },
    { specifications: { bodyWidthMm: 2400 } },
    { specifications: { bodyLengthMm: 6000 } },
    { specifications: { tareWeightKg: 2150 } },
    { specifications: { axleType: 'Tandem' } },
    { specifications: { sleeps: 4 } },
    { specifications: { aggregateTrailerMassKg: 2800 } },
  ])('appear in the same place as after a reload: %o', (overrides) => {
    const moments = { createdAt: new Date(0), updatedAt: new Date(0) }
    const car = { ...sampleCar(overrides), ...moments }
    const detailsAt = (views: number) => carDetails({ ...car, views }, facts)

    expect(withViews(detailsAt(0), 1)).toEqual(detailsAt(1))
  })
})

const facts = { address: null, today: '2026-03-10', showEngineDetails: false }
