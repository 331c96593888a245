import { describe, expect, test } from 'vitest'
import { cylindersOf, doorsOf, engineLitresOf, inductionOf } from './engine-facts.ts'

describe('DATA-02 engine data', () => {
  test.each([
    ['4 cyl, 2 L', 4, '2.0'],
    ['V8 5.7L', 8, '5.7'],
    ['2998 cc', null, '3.0'],
    ['1998', null, '2.0'],
    ['2.5L', null, '2.5'],
    ['0 L', null, null],
    ['Electric', null, null],
  ])('comes from “%s”', (engineSize, cylinders, litres) => {
    const car = { fuel: null, name: '', badge: null, engineSize, variant: {} }

    expect(cylindersOf(car)).toBe(cylinders)
    expect(engineLitresOf(car)).toBe(litres)
  })

  test('prefers the maker’s data', () => {
    const car = {
      fuel: null,
      name: '',
      badge: null,
      engineSize: 'V8 5.7L',
      variant: { cylinders: 6, engineSizeCc: 2755 },
    }

    expect(cylindersOf(car)).toBe(6)
    expect(engineLitresOf(car)).toBe('2.8')
  })

  test('falls back to the name and the badge', () => {
    const car = { fuel: null, name: '', badge: 'VX V8 Turbo', engineSize: null, variant: {} }

    expect(cylindersOf(car)).toBe(8)
    expect(inductionOf(car)).toBe('Turbo')
  })
})

test.each([
  [5, '4D SEDAN', null, 5],
  [null, '5D HATCHBACK', null, 5],
  [null, 'Wagon', 'SR 4dr', 4],
  [null, 'SUV', '4x4', null],
  [0, 'SUV', null, null],
])('DATA-02 doors %s of a %s %s are %s', (doors, simpleBody, badge, counted) => {
  expect(doorsOf({ doors, simpleBody, badge })).toBe(counted)
})
