import { expect, test } from 'vitest'
import { makeName, modelName, stateCode } from './vehicle-names.ts'

test.each([
  ['HONDA', 'Honda'],
  ['bmw', 'BMW'],
  ['MERCEDES BENZ', 'Mercedes-Benz'],
  ['LAND ROVER', 'Land Rover'],
  ['Landrover', 'Land Rover'],
  ['VW', 'Volkswagen'],
  ['Ssangyong', 'SsangYong'],
  ['VOSTOK', 'Vostok'],
])('OPS-02 the make %s becomes %s', (written, proper) => {
  expect(makeName(written)).toBe(proper)
})

test.each([
  ['CIVIC', 'Civic'],
  ['Hiace', 'HiAce'],
  ['LAND CRUISER', 'LandCruiser'],
  ['I30', 'i30'],
  ['320D', '320d'],
  ['Xc 60', 'XC60'],
  ['86', '86'],
  ['CX-5', 'CX-5'],
  ['Range Rover Evoque', 'Range Rover Evoque'],
])('OPS-02 the model %s becomes %s', (written, proper) => {
  expect(modelName(written)).toBe(proper)
})

test('OPS-02 states become their abbreviations', () => {
  expect(['qld', 'New South Wales', 'VIC', 'Ohio'].map(stateCode)).toEqual(['QLD', 'NSW', 'VIC', 'Ohio'])
})
