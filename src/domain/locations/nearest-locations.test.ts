import { expect, test } from 'vitest'
import { nearestLocations } from './nearest-locations.ts'
import type { Place } from './place.ts'
import { resolvePlace } from './resolve-place.ts'

test('SRCH-18 locations are listed nearest first, without those that have no coordinates', () => {
  const brisbane = { latitude: -27.468, longitude: 153.028 }
  const near = nearestLocations(brisbane, [
    { name: 'Mount Isa', latitude: -20.7256, longitude: 139.4927 },
    { name: 'Nowhere', latitude: null, longitude: null },
    { name: 'Half known', latitude: -27, longitude: null },
    { name: 'Moorooka', latitude: -27.5342, longitude: 153.0244 },
    { name: 'Here', ...brisbane },
  ])

  expect(near.map(({ name, km }) => `${name} ${Math.round(km)}`)).toEqual([
    'Here 0',
    'Moorooka 7',
    'Mount Isa 1564',
  ])
})

const richmonds: Place[] = ['vic', 'nsw', 'tas'].map((state) => ({
  name: 'Richmond',
  state,
  latitude: -37,
  longitude: 145,
}))

test('SRCH-18 a name that several places share means the one in the dealer’s state, and offers the others', () => {
  const resolved = resolvePlace('richmond', richmonds, 'nsw')

  expect(resolved?.written).toBe('Richmond, NSW')
  expect(resolved?.others.map(({ state }) => state)).toEqual(['vic', 'tas'])
})

test('SRCH-18 without one in the dealer’s state, it means the largest', () => {
  expect(resolvePlace('richmond', richmonds, 'wa')?.written).toBe('Richmond, VIC')
  expect(resolvePlace('nowhere', [], 'wa')).toBeNull()
})

test('SRCH-18 a postcode known only by its region reads as around it', () => {
  const [place] = richmonds
  const around = resolvePlace(' 3129 ', place ? [{ ...place, isApproximate: true }] : [], 'vic')

  expect(around?.written).toBe('3129 (around Richmond, VIC)')
})
