import { expect, test } from 'vitest'
import { caravanDetails } from './caravan-details.ts'

test('CAR-08 a caravan shows its size in feet and metres, its weights, its axles and its beds', () => {
  const van = {
    bodyWidthMm: 2438.4,
    bodyLengthMm: 6096,
    tareWeightKg: 2150,
    axleType: 'Tandem',
    sleeps: 4,
    aggregateTrailerMassKg: 2800,
  }

  expect(caravanDetails(van)).toEqual([
    ['Width', '8.0 ft (2.44 m)'],
    ['Length', '20.0 ft (6.10 m)'],
    ['Tare Weight', '2,150 kg'],
    ['Axle Type', 'Tandem'],
    ['Sleeps', 4],
    ['Aggregate Trailer Mass', '2,800 kg'],
  ])
})
