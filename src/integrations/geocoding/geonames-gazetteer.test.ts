import { describe, expect, test } from 'vitest'
import { placeName } from '#domain/locations/place.ts'
import { geonamesGazetteer } from './geonames-gazetteer.ts'
import { mainPostcodes } from './main-postcodes.ts'

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

  test('is approximate if only its region is known', () => {
    expect(gazetteer.placesCalled('4353')).toMatchObject([{ name: 'Highfields', isApproximate: true }])
  })

  test.each(['9999', '1234', '0000', '8500'])('%s is unknown', (postcode) => {
    expect(gazetteer.placesCalled(postcode)).toEqual([])
  })

  test('is unknown if even its region is unclear: 4735 is far from the postcodes before and after it', () => {
    expect(gazetteer.placesCalled('4735')).toEqual([])
  })

  test('is listed once', () => {
    const listed = mainPostcodes
      .trim()
      .split(/,\s+/)
      .map((entry) => entry.slice(0, 4))

    expect(listed.length).toBeGreaterThan(1000)
    expect(listed.filter((postcode, at) => listed.indexOf(postcode) !== at)).toEqual([])
  })
})
