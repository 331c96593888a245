import { describe, expect, test } from 'vitest'
import { sampleStock } from '../plain-words/sample-stock.ts'
import { type Stock, stockVocabulary } from '../plain-words/stock-vocabulary.ts'
import { parseQuery } from '../plain-words/parse-query.ts'
import type { VehicleFacet } from '../vehicle-facets.ts'

type Counted = Partial<Record<VehicleFacet, Record<string, number>>>

const ordinaryStock: Counted = {
  make: { Toyota: 800, Holden: 200, Mazda: 400 },
  model: { HiLux: 600, Corolla: 200, Commodore: 200, 3: 400 },
  badge: { 'SP20 Sport': 90, 'Sport Navigation': 60, SR5: 300 },
  body: { Ute: 600, SUV: 500, Sedan: 250, Van: 60 },
  fuel: { Petrol: 700, Diesel: 650, Electric: 50 },
  transmission: { Automatic: 1200, Manual: 200 },
  colour: { White: 600, Silver: 400, Orange: 40 },
  car_type: { used: 1300, new: 100 },
}

describe('DATA-02 a junk value does not take over an ordinary word', () => {
  test.each<[string, Counted, string, object]>([
    ['a colour “Car”', { colour: { Car: 1 } }, 'cars', {}],
    ['a colour “CARS”', { colour: { CARS: 1 } }, 'used cars', { car_type: ['used'] }],
    ['a colour “Car”', { colour: { Car: 1 } }, 'electric cars', { fuel: ['Electric'] }],
    ['a city “Automatic”', { city: { Automatic: 1 } }, 'automatic', { transmission: ['Automatic'] }],
    [
      'a colour “Manual”',
      { colour: { Manual: 3 } },
      'manual ute',
      { transmission: ['Manual'], body: ['Ute'] },
    ],
    ['a body “Crew Cab Van”', { body: { 'Crew Cab Van': 1 } }, 'dual cab', { body: ['Ute'] }],
    ['a body “Dual Cab”', { body: { 'Dual Cab': 2 } }, 'dual cab', { body: ['Ute'] }],
    ['a place “Used Cars”', { location_name: { 'Used Cars': 9 } }, 'used cars', { car_type: ['used'] }],
    [
      'a group “Diesel Utes”',
      { categories: { 'Diesel Utes': 9 } },
      'diesel ute',
      { fuel: ['Diesel'], body: ['Ute'] },
    ],
    [
      'a colour “Commodore”',
      { colour: { Commodore: 1 } },
      'commodore sedan',
      { model: ['Commodore'], body: ['Sedan'] },
    ],
    ['a body “Toyota”', { body: { Toyota: 2 } }, 'toyota diesel', { make: ['Toyota'], fuel: ['Diesel'] }],
    ['a colour “Sport”', { colour: { Sport: 1 } }, 'white sport', { colour: ['White'] }],
    ['a colour “Family”', { colour: { Family: 1 } }, 'white family wagon', { colour: ['White'] }],
    ['a city “Cheap”', { city: { Cheap: 1 } }, 'cheap ute', { body: ['Ute'] }],
    ['a drive “Ute”', { drive: { Ute: 4 } }, 'white ute', { colour: ['White'], body: ['Ute'] }],
  ])('%s', (_, junk, request, chosen) => {
    expect(parseQuery(request, stockVocabulary(stockOf(withJunk(junk))))?.chosen ?? {}).toEqual(chosen)
  })

  test('a name shared by two facets means the usual one', () => {
    const stock = withJunk({ city: { Orange: 300, Silver: 2 } })

    expect(parseQuery('orange ute', stockVocabulary(stockOf(stock)))?.chosen).toMatchObject({
      colour: ['Orange'],
    })
    expect(parseQuery('silver ute', stockVocabulary(stockOf(stock)))?.chosen).toMatchObject({
      colour: ['Silver'],
    })
  })

  test('a value of many vehicles is not junk, however ordinary the word', () => {
    const stock = stockOf(withJunk({ categories: { Family: 200 }, colour: { Premium: 500, Turquoise: 1 } }))

    expect(parseQuery('family suv', stockVocabulary(stock))?.chosen).toEqual({
      categories: ['Family'],
      body: ['SUV'],
    })
    expect(parseQuery('premium suv', stockVocabulary(stock))?.chosen).toEqual({
      colour: ['Premium'],
      body: ['SUV'],
    })
    expect(parseQuery('turquoise suv', stockVocabulary(stock))?.chosen).toEqual({
      colour: ['Turquoise'],
      body: ['SUV'],
    })
  })
})

function withJunk(junk: Counted): Counted {
  const facets = Object.keys({ ...ordinaryStock, ...junk }) as VehicleFacet[]
  return Object.fromEntries(facets.map((facet) => [facet, { ...ordinaryStock[facet], ...junk[facet] }]))
}

function stockOf(counted: Counted): Stock {
  const entries = Object.entries(counted)
  return {
    ...sampleStock,
    sorts: [],
    values: Object.fromEntries(entries.map(([facet, counts]) => [facet, Object.keys(counts)])),
    counts: Object.fromEntries(entries.map(([facet, counts]) => [facet, new Map(Object.entries(counts))])),
  }
}
