import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultPicture, outlines } from './default-picture.ts'

test.each([
  ['Ute', 'ute'],
  ['Dual Cab Utility', 'ute'],
  ['Cab Chassis', 'ute'],
  ['SUV', 'suv'],
  ['Hatchback', 'hatch'],
  ['Station Wagon', 'wagon'],
  ['Coupé', 'coupe'],
  ['Cabriolet', 'convertible'],
  ['Van', 'van'],
  ['People Mover', 'people-mover'],
  ['Caravan', 'caravan'],
  ['Sedan', 'sedan'],
  [null, 'sedan'],
])('CAR-10 a vehicle with the body %s and no picture shows the %s outline', (simpleBody, outline) => {
  expect(defaultPicture({ simpleBody, itemType: 'car' })).toBe(`/vehicle-fallback/${outline}.svg`)
})

test('CAR-10 a vehicle that isn’t a car has its own outline', () => {
  expect(defaultPicture({ simpleBody: null, itemType: 'caravan' })).toBe('/vehicle-fallback/caravan.svg')
  expect(defaultPicture({ simpleBody: 'Bowrider', itemType: 'boat' })).toBe('/vehicle-fallback/vehicle.svg')
})

test('CAR-10 a dealer’s own picture comes before the outline', () => {
  expect(defaultPicture({ simpleBody: 'Ute', itemType: 'car' }, '/pictures/soon.webp')).toBe(
    '/pictures/soon.webp',
  )
})

test('CAR-10 every outline has a file', () => {
  const kinds = [...outlines.map(([kind]) => kind), 'vehicle']
  expect(kinds.filter((kind) => !existsSync(`public/vehicle-fallback/${kind}.svg`))).toEqual([])
})
