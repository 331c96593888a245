import { describe, expect, test } from 'vitest'
import { carTypes } from '../cars/car.ts'
import { carTypeOptions, carTypesShown, everyCarType } from './car-type-choice.ts'

describe('SRCH-10 the car-type filter', () => {
  test('offers All, New, Demo and Used', () => {
    expect(labels('all')).toEqual(['All', 'New', 'Demo', 'Used'])
  })

  test('combines New and Demo where the site is set up that way', () => {
    expect(labels('new-demo-combined')).toEqual(['All', 'New / Demo', 'Used'])
  })

  test('preselects the first option where there is no All', () => {
    const options = carTypeOptions('without-all', carTypes)

    expect(options.map(({ label }) => label)).toEqual(['New', 'Demo', 'Used'])
    expect(carTypesShown(undefined, options)).toEqual(['new'])
    expect(carTypesShown(['used'], options)).toEqual(['used'])
    expect(carTypesShown(undefined, carTypeOptions('all', carTypes))).toEqual([])
  })

  test('has to name every type for the whole stock where one is preselected', () => {
    expect(everyCarType(carTypeOptions('without-all', carTypes))).toEqual(['new', 'demo', 'used'])
    expect(everyCarType(carTypeOptions('without-all', ['new', 'used']))).toEqual(['new', 'used'])
    expect(everyCarType(carTypeOptions('without-all', ['used']))).toEqual([])
    expect(everyCarType(carTypeOptions('all', carTypes))).toEqual([])
    expect(everyCarType(carTypeOptions('new-demo-combined', carTypes))).toEqual([])
    expect(everyCarType([])).toEqual([])
  })

  test('offers only the types the dealer sells', () => {
    expect(carTypeOptions('without-all', ['used']).map(({ label }) => label)).toEqual(['Used'])
    expect(carTypeOptions('new-demo-combined', ['new', 'used'])).toContainEqual({
      label: 'New / Demo',
      types: ['new'],
    })
  })
})

function labels(filter: Parameters<typeof carTypeOptions>[0]) {
  return carTypeOptions(filter, carTypes).map(({ label }) => label)
}
