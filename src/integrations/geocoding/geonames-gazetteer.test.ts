import { describe, expect, test } from 'vitest'
import { placeName } from '#domain/locations/place.ts'
import { geonamesGazetteer } from './geonames-gazetteer.ts'

const gazetteer = geonamesGazetteer()

describe('SRCH-18 a suburb or a town', () => {
  test.each([
    ['Toowoomba', ['Toowoomba, QLD']],
    ['  toowoomba ', ['Toowoomba, QLD']],
    ['Richmond', ['Richmond, VIC', 'Richmond, NSW', 'Richmond, SA', 'Richmond, TAS']],
    ['richmond nsw', ['Richmond, NSW']],
    ['RICHMOND, South Australia', ['Richmond, SA']],
    ['Richmond 3121', ['Richmond, VIC']],
    ['Richmond, Tasmania 7025', ['Richmond, TAS']],
    ['mt gravatt', ['Mount Gravatt, QLD']],
    ['Mt. Gravatt', ['Mount Gravatt, QLD']],
    ['O’Halloran Hill', ['O’Halloran Hill, SA']],
    ["o'halloran hill", ['O’Halloran Hill, SA']],
    ['koo wee rup', ['Koo-Wee-Rup, VIC']],
    ['Victoria Park', ['Victoria Park, WA']],
    ['Canberra ACT', ['Canberra, ACT']],
    ['toowoomba vic', []],
    ['Zeppelinville', []],
    ['', []],
    ['qld', []],
    ['12345', []],
  ])('“%s” is %j', (text, places) => {
    expect(gazetteer.placesCalled(text).map(placeName)).toEqual(places)
  })
})

describe('SRCH-18 a postcode', () => {
  test.each([
    ['4350', 'Toowoomba, QLD'],
    ['2650', 'Wagga Wagga, NSW'],
    ['2617', 'Belconnen, ACT'],
    ['0870', 'Alice Springs, NT'],
    ['7250', 'Launceston, TAS'],
  ])('%s is %s', (postcode, place) => {
    const [found] = gazetteer.placesCalled(postcode)

    expect(found && placeName(found)).toBe(place)
    expect(found?.isApproximate).toBeUndefined()
  })

  test('is approximate if no town is in it', () => {
    expect(gazetteer.placesCalled('4353')).toMatchObject([{ name: 'Mount Darry', isApproximate: true }])
  })

  test.each(['9999', '0000', '8500', '4351'])('%s is unknown', (postcode) => {
    expect(gazetteer.placesCalled(postcode)).toEqual([])
  })

  test('far from its neighbours is where its people are: 4735 is Winton', () => {
    expect(gazetteer.placesCalled('4735').map(placeName)).toEqual(['Winton, QLD'])
  })
})

describe('SRCH-18 a small place', () => {
  test.each([
    ['Opalton', ['Opalton, QLD']],
    ['opalton qld', ['Opalton, QLD']],
    ['Richmond QLD', ['Richmond, QLD']],
    ['Richmond 4822', ['Richmond, QLD']],
    ['Oaks Estate', ['Oaks Estate, ACT']],
  ])('“%s” is %j', (text, places) => {
    expect(gazetteer.placesCalled(text).map(placeName)).toEqual(places)
  })

  test('doesn’t come before a town of the same name, or among words about cars', () => {
    expect(gazetteer.placesCalled('Richmond').map(placeName)).not.toContain('Richmond, QLD')
    expect(gazetteer.townsCalled('Opalton')).toEqual([])
  })
})

describe('SRCH-18 an operator’s own postcodes', () => {
  test('take the place of ours, and towns stay', () => {
    const own = geonamesGazetteer()
    own.usePostcodes(['4353 qld -27.200 151.900 Haden|Bergen 1 2'])

    expect(own.placesCalled('4353')).toMatchObject([{ name: 'Haden', latitude: -27.2 }])
    expect(own.placesCalled('Bergen')).toMatchObject([{ name: 'Bergen', latitude: expect.closeTo(-27.19) }])
    expect([own.placesCalled('4735'), own.placesCalled('Opalton')]).toEqual([[], []])
    expect(own.placesCalled('Toowoomba').map(placeName)).toEqual(['Toowoomba, QLD'])
  })
})
