import { expect, test } from 'vitest'
import { readSearch, searchAddress } from '../search-address.ts'
import { type NameOf, relaxations } from './relaxations.ts'

const nameOf: NameOf = (word) => (word === 'holden' ? 'make' : word === 'commodore' ? 'model' : null)

function relaxed(parameters: string) {
  const state = readSearch(new URLSearchParams(parameters))
  return relaxations(state, nameOf).map(
    ({ label, relaxed }) => `${label} => ${searchAddress(relaxed(state))}`,
  )
}

test('DATA-02 any word can be removed, and the name of the vehicle comes last', () => {
  expect(relaxed('query=holden commodore for ss V8')).toEqual([
    'ss => /search?query=holden+commodore+for+V8',
    'V8 => /search?query=holden+commodore+for+ss',
    'commodore => /search?query=holden+for+ss+V8',
    'holden => /search?query=commodore+for+ss+V8',
  ])
})

test('DATA-02 the words of a name are removed together', () => {
  expect(relaxed('query=red Santa Fe Alfa-Romeo')).toEqual([
    'red => /search?query=Santa+Fe+Alfa-Romeo',
    'Santa Fe => /search?query=red+Alfa-Romeo',
    'Alfa-Romeo => /search?query=red+Santa+Fe',
  ])
  expect(relaxed('query=santa cruz')).toEqual(['santa => /search?query=cruz', 'cruz => /search?query=santa'])
})

test('DATA-02 the least important filters come first: features, colour, price, body and make', () => {
  expect(relaxed('make=Kia&body=SUV&colour=Red&price=:20000&filtered_features=Tow Bar')).toEqual([
    'Tow Bar => /search?make=Kia&body=SUV&colour=Red&price=%3A20000',
    'Red => /search?make=Kia&body=SUV&filtered_features=Tow+Bar&price=%3A20000',
    'up to $20,000 => /search?make=Kia&body=SUV&colour=Red&filtered_features=Tow+Bar',
    'SUV => /search?make=Kia&colour=Red&filtered_features=Tow+Bar&price=%3A20000',
    'Kia => /search?body=SUV&colour=Red&filtered_features=Tow+Bar&price=%3A20000',
  ])
})

test('DATA-02 several colours are removed together, because removing one would add nothing', () => {
  expect(relaxed('colour=Red&colour=Blue&make=Kia')).toEqual([
    'Red or Blue => /search?make=Kia',
    'Kia => /search?colour=Red&colour=Blue',
  ])
})

test('DATA-02 several features are removed one at a time', () => {
  expect(relaxed('filtered_features=Sunroof&filtered_features=Tow Bar')).toEqual([
    'Sunroof => /search?filtered_features=Tow+Bar',
    'Tow Bar => /search?filtered_features=Sunroof',
  ])
})

test('DATA-02 figures and codes read as text', () => {
  expect(relaxed('seats=7&car_type=new&weekly_price=:150&km=:80000')).toEqual([
    'New => /search?seats=7&km=%3A80000&weekly_price=%3A150',
    '7 seats => /search?car_type=new&km=%3A80000&weekly_price=%3A150',
    'up to 80,000 km => /search?car_type=new&seats=7&weekly_price=%3A150',
    'up to $150 a week => /search?car_type=new&seats=7&km=%3A80000',
  ])
})

test('DATA-02 an empty search has nothing to remove', () => {
  expect(relaxed('near=4000&sortBy=latest')).toEqual([])
})
