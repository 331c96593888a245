import { expect, test } from 'vitest'
import type { VehicleFacet } from '../search/vehicle-facets.ts'
import { shownSpellings } from './shown-spellings.ts'

const counted = (facet: VehicleFacet, counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ facet, value, count }))

test('DATA-01 a value shows in its commonest spelling, whichever spelling is requested', () => {
  const shown = shownSpellings(counted('colour', { WHITE: 2, White: 11, white: 3, Red: 1 }))

  expect(['WHITE', 'white', ' White', 'RED'].map((value) => shown.of('colour', value))).toEqual([
    'White',
    'White',
    'White',
    'Red',
  ])
})

test('DATA-01 known makes and models show as their makers spell them, in stock or not', () => {
  const shown = shownSpellings([
    ...counted('make', { 'MERCEDES BENZ': 9, 'Mercedes-Benz': 1, bmw: 3 }),
    ...counted('model', { HILUX: 4, 'Hi-Lux': 2, 'c class': 2, 'C-Class': 5 }),
  ])

  expect(shown.of('make', 'mercedes benz')).toBe('Mercedes-Benz')
  expect(shown.of('make', 'BMW')).toBe('BMW')
  expect(shown.of('make', 'landrover')).toBe('Land Rover')
  expect(shown.of('model', 'hi lux')).toBe('HiLux')
  expect(shown.of('model', 'C CLASS')).toBe('C-Class')
})

test('DATA-01 the spelling in a site’s settings overrides its feed’s', () => {
  const shown = shownSpellings(counted('city', { BRISBANE: 40 }), { city: ['Brisbane'] })

  expect(shown.of('city', 'brisbane')).toBe('Brisbane')
})

test('DATA-01 of equally common spellings, the one in mixed case shows', () => {
  expect(shownSpellings(counted('colour', { WHITE: 1, white: 1, White: 1 })).of('colour', 'WHITE')).toBe(
    'White',
  )
})

test('DATA-01 partial counts of one spelling add up', () => {
  const shown = shownSpellings([
    ...counted('make', { ZAPPER: 3 }),
    ...counted('make', { Zapper: 2 }),
    ...counted('make', { Zapper: 2 }),
  ])

  expect(shown.of('make', 'zapper')).toBe('Zapper')
})

test('DATA-01 values that the platform defines show in its spelling, in stock or not', () => {
  const shown = shownSpellings([])

  expect(['turbo', 'TWINTURBO', 'naturally aspirated'].map((value) => shown.of('induction', value))).toEqual([
    'Turbo',
    'Twin turbo',
    'Naturally aspirated',
  ])
  expect(shown.ofKey('induction', 'supercharged')).toBe('Supercharged')
  expect(shown.of('car_type', 'DEMO')).toBe('demo')
})

test('DATA-01 an unknown value stays unchanged', () => {
  expect(shownSpellings([]).of('colour', 'Sea FOAM')).toBe('Sea FOAM')
})

test('DATA-01 a combined make and model uses the spelling of each part', () => {
  const shown = shownSpellings([
    ...counted('make', { Toyota: 3 }),
    ...counted('model', { hilux: 3 }),
    {
      facet: 'make_model',
      value: 'TOYOTA Hi-lux',
      count: 1,
      parts: { make: 'TOYOTA', model: 'Hi-lux' },
    },
  ])

  expect(shown.of('make_model', 'toyota hilux')).toBe('Toyota HiLux')
})
