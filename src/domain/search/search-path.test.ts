import { describe, expect, test } from 'vitest'
import { readSearch } from './search-address.ts'
import { chosenInPath, isLandingPage, landingAddress, type Vocabulary } from './search-path.ts'
import { emptySearch } from './search-state.ts'
import { matchingNames } from './vocabulary/matching-names.ts'

const vocabulary: Vocabulary = {
  makes: ['Toyota', 'Mazda', 'Land Rover', 'MG'],
  bodies: ['SUV', 'Ute', 'People Mover'],
  modelsOf: async (make) => ({ Toyota: ['HiLux', 'Corolla Cross'], Mazda: ['CX-5', '3'] })[make] ?? [],
  everyType: [],
  namesFor: matchingNames,
}

describe('ROUTE-05 the filters of a path', () => {
  test.each([
    ['/search', {}],
    ['/search/new-cars', { car_type: ['new'] }],
    ['/search/used-cars', { car_type: ['used'] }],
    ['/search/demo-cars', { car_type: ['demo'] }],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/new-used-and-demo-cars', {}],
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/TOYOTA', { make: ['Toyota'] }],
    ['/search/land-rover', { make: ['Land Rover'] }],
    ['/search/suv', { body: ['SUV'] }],
    ['/search/suv-cars', { body: ['SUV'] }],
    ['/search/people-mover', { body: ['People Mover'] }],
    ['/search/mpv', { body: ['People Mover'] }],
    ['/search/utility-cars', { body: ['Ute'] }],
    ['/search/toyota/hilux', { make: ['Toyota'], model: ['HiLux'] }],
    ['/search/toyota_corolla-cross', { make: ['Toyota'], model: ['Corolla Cross'] }],
    ['/search/mazda/3', { make: ['Mazda'], model: ['3'] }],
  ])('%s', async (path, chosen) => {
    expect(await chosenAt(path)).toEqual(chosen)
  })

  test.each([
    '/search/lamborghini',
    '/search/toyota/cx-5',
    '/search/toyota_cx-5',
    '/search/toyota_hilux_sr5',
    '/search/constructor',
    '/search/_',
    '/search/suv/hilux',
  ])('are unknown for %s', async (path) => {
    expect(await chosenAt(path)).toBeNull()
  })
})

describe('ROUTE-05 names that are not in stock', () => {
  const asked = { times: 0 }
  const withOthers: Vocabulary = {
    ...vocabulary,
    outOfStock: async () => {
      asked.times++
      return {
        makes: ['Toyota', 'Jayco'],
        bodies: ['Wagon', 'SUV'],
        modelsOf: async (make) => (make === 'Toyota' ? ['Tarago', 'HiLux Champ'] : []),
      }
    },
  }

  test.each([
    ['/search/wagon', { body: ['Wagon'] }],
    ['/search/wagon-cars', { body: ['Wagon'] }],
    ['/search/toyota/tarago', { make: ['Toyota'], model: ['Tarago'] }],
    ['/search/toyota_tarago', { make: ['Toyota'], model: ['Tarago'] }],
    ['/search/jayco', { make: ['Jayco'] }],
    ['/search/mazda/tarago', null],
    ['/search/sleigh', null],
  ])('stay known: %s', async (path, chosen) => {
    expect(await chosenAt(path, withOthers)).toEqual(chosen)
  })

  test('are not looked up for one in stock', async () => {
    asked.times = 0
    await chosenAt('/search/toyota/hilux', withOthers)
    await chosenAt('/search/suv', withOthers)

    expect(asked.times).toBe(0)
  })
})

describe('ROUTE-05 SRCH-10 /search/new-used-and-demo-cars where a search without types shows only some', () => {
  test.each([
    [['new', 'demo', 'used'], '/search/new-used-and-demo-cars'],
    [['new', 'used'], '/search/new-used-and-demo-cars'],
    [['new', 'demo'], '/search/new-and-demo-cars'],
  ])('of %j chooses them all, under one canonical address', async (everyType, address) => {
    const chosen = (await chosenAt('/search/new-used-and-demo-cars', { ...vocabulary, everyType })) ?? {}
    const state = { ...emptySearch, chosen }

    expect(chosen).toEqual({ car_type: everyType })
    expect(landingAddress(state, everyType)).toBe(address)
    expect(isLandingPage(state, everyType)).toBe(true)
  })
})

describe('ROUTE-09 the canonical address of a search', () => {
  test.each([
    ['?make=Toyota', '/search/toyota'],
    ['?make=Toyota&page=3', '/search/toyota?page=3'],
    ['?make=Toyota&model=HiLux', '/search/toyota/hilux'],
    ['?body=People+Mover', '/search/people-mover'],
    ['?car_type=demo&car_type=new', '/search/new-and-demo-cars'],
    ['?car_type=used', '/search/used-cars'],
    ['?car_type=used&car_type=new', '/search?car_type=used&car_type=new'],
    ['?make=Toyota&make=Mazda', '/search?make=Toyota&make=Mazda'],
    ['?make=Toyota&body=SUV', '/search?make=Toyota&body=SUV'],
    ['?model=HiLux', '/search?model=HiLux'],
    ['?make=Toyota&price=:20000', '/search?make=Toyota&price=%3A20000'],
    ['?make=Toyota&sortBy=latest', '/search/toyota'],
    ['?make=Toyota&view=list', '/search/toyota'],
    ['?make=Toyota&near=4350', '/search/toyota'],
    ['?price=:20000&sortBy=latest&view=list', '/search?price=%3A20000'],
    ['?query=ute', '/search?query=ute'],
    ['', '/search'],
  ])('for %s is %s', (parameters, address) => {
    expect(landingAddress(readSearch(new URLSearchParams(parameters)))).toBe(address)
  })
})

describe('ROUTE-09 search engine indexing', () => {
  test.each([
    ['', true],
    ['?page=2', true],
    ['?make=Toyota', true],
    ['?make=Toyota&sortBy=price-asc', true],
    ['?make=Toyota&model=HiLux', true],
    ['?body=SUV', true],
    ['?car_type=used', true],
    ['?make=Toyota&make=Mazda', false],
    ['?make=Toyota&body=SUV', false],
    ['?colour=White', false],
    ['?price=:20000', false],
    ['?query=ute', false],
    ['?near=4350', false],
  ])('of “%s” is allowed: %s', (parameters, isIndexed) => {
    expect(isLandingPage(readSearch(new URLSearchParams(parameters)))).toBe(isIndexed)
  })
})

function chosenAt(path: string, names = vocabulary) {
  const [, , scope, model] = path.split('/')
  return chosenInPath(scope, model, names)
}
