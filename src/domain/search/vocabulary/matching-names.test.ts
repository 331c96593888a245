import { describe, expect, test } from 'vitest'
import { matchingNames } from './matching-names.ts'

const makes = ['Volkswagen', 'Mercedes-Benz', 'Land Rover', 'Chevrolet', 'Isuzu Ute', 'Isuzu']
const models = ['HiLux', 'RAV4', '9-3', 'LandCruiser', 'Commodore']

describe('DATA-01 a nickname works wherever a name works', () => {
  test.each([
    ['volkswagen', ['Volkswagen']],
    ['VW', ['Volkswagen']],
    ['v-dub', ['Volkswagen']],
    ['merc', ['Mercedes-Benz']],
    ['mercedesbenz', ['Mercedes-Benz']],
    ['MERCEDES BENZ', ['Mercedes-Benz']],
    ['landrover', ['Land Rover']],
    ['chevy', ['Chevrolet']],
    ['isuzu', ['Isuzu']],
    ['nonsense', []],
    ['', []],
  ])('make %s', (text, names) => {
    expect(matchingNames(text, makes)).toEqual(names)
  })

  test.each([
    ['hi-lux', ['HiLux']],
    ['rav-4', ['RAV4']],
    ['9-3', ['9-3']],
    ['cruiser', ['LandCruiser']],
    ['commo', ['Commodore']],
  ])('model %s', (text, names) => {
    expect(matchingNames(text, models)).toEqual(names)
  })
})
