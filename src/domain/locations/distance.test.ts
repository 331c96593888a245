import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceKm, formatDistance } from './distance.ts'

const brisbane = { latitude: -27.46794, longitude: 153.02809 }
const toowoomba = { latitude: -27.56056, longitude: 151.95386 }
const perth = { latitude: -31.95224, longitude: 115.8614 }

const QUARTER_OF_THE_EARTH_KM = (Math.PI / 2) * 6371

describe('SRCH-18 the distance between two places', () => {
  test('uses an earth radius of 6371 km', () => {
    const pole = { latitude: -90, longitude: 0 }
    const equator = { latitude: 0, longitude: 150 }

    expect(distanceKm(equator, pole)).toBeCloseTo(QUARTER_OF_THE_EARTH_KM, 9)
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 })).toBeCloseTo(
      QUARTER_OF_THE_EARTH_KM,
      9,
    )
    expect(distanceKm({ latitude: -30, longitude: 10 }, { latitude: 30, longitude: -170 })).toBeCloseTo(
      2 * QUARTER_OF_THE_EARTH_KM,
      9,
    )
  })

  test('is one degree of a circle for one degree south', () => {
    const south = { ...brisbane, latitude: brisbane.latitude - 1 }

    expect(distanceKm(brisbane, south)).toBeCloseTo((Math.PI * 6371) / 180, 9)
  })

  test('agrees with the law of cosines', () => {
    expect(distanceKm(brisbane, toowoomba)).toBeCloseTo(106.438, 3)
    expect(distanceKm(brisbane, perth)).toBeCloseTo(3606.337, 2)
  })

  test('is zero to the same place, and the same both ways, across the date line too', () => {
    const points = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(points, points, (one, other) => {
        expect(distanceKm(one, one)).toBe(0)
        expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6)
        expect(distanceKm(one, other)).toBeLessThanOrEqual(2 * QUARTER_OF_THE_EARTH_KM + 1e-6)
      }),
    )
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.19,
      1,
    )
  })
})

test.each([
  [0, 'less than 1 km away'],
  [0.99, 'less than 1 km away'],
  [1, '1 km away'],
  [12.4, '12 km away'],
  [12.5, '13 km away'],
  [3604, '3,604 km away'],
])('SRCH-18 %d km reads “%s”', (km, words) => {
  expect(formatDistance(km)).toBe(words)
})

test('SRCH-18 a distance from an approximate place is marked as approximate', () => {
  expect(formatDistance(12.4, true)).toBe('about 12 km away')
  expect(formatDistance(0.2, true)).toBe('a few km away')
})
