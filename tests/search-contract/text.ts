import { describe, expect, test } from 'vitest'
import { indexWith, type MakeEngine, vehicle } from './fixture.ts'
import { inventedVehicles } from './invented-vehicles.ts'
import { misspell } from './misspell.ts'
import { seededRandom } from './seeded-random.ts'

/** What a shopper finds by typing, however they type it. */
export function text(makeEngine: MakeEngine): void {
  const stock = [
    vehicle('hilux', {
      make: 'Toyota',
      model: 'HiLux',
      badge: 'SR5',
      colour: 'White',
      stock_number: 'U-1042',
    }),
    vehicle('cruiser', { make: 'Toyota', model: 'Land Cruiser', colour: 'Black', vin: 'JTMCY7AJ904094351' }),
    vehicle('cx5', {
      make: 'Mazda',
      model: 'CX-5',
      description: 'Grey leather, tows any toyota',
      plate: 'FOR-12A',
    }),
    vehicle('cx3', { make: 'Mazda', model: 'CX-3', badge: '5 Door', colour: 'White' }),
    vehicle('ranger', { make: 'Ford', model: 'Ranger', year: 2021, features: ['Tow Bar'] }),
    vehicle('merc', { make: 'Mercedes-Benz', model: 'A180', badge: 'AMG Line' }),
    vehicle('bmw', { make: 'BMW', model: '320i', year: 2019 }),
    vehicle('skoda', { make: 'Škoda', model: 'Octavia', colour: 'Grün' }),
    vehicle('jeep', { make: 'Jeep', model: 'Compass' }),
    vehicle('byd', { make: '比亚迪', model: 'Атто 3' }),
  ]

  test.each([
    ['every word must match', 'toyota white', ['hilux']],
    ['the order of words does not matter', 'white toyota', ['hilux']],
    ['the last word may be unfinished', 'toyota hil', ['hilux']],
    ['but no other', 'toyo hilux', []],
    ['a dash in the name may be left out', 'cx5', ['cx5']],
    ['or typed', 'CX-5', ['cx5']],
    ['a name of two words may be joined', 'landcruiser', ['cruiser']],
    ['also unfinished', 'landcru', ['cruiser']],
    ['a name of one word may be split', 'hi lux', ['hilux']],
    ['among other words', 'white hi lux sr5', ['hilux']],
    ['dashes and spaces are the same', 'mercedes benz', ['merc']],
    ['a small number belongs to the word before it', 'mazda cx 3', ['cx3']],
    ['accents do not matter', 'skoda octavia', ['skoda']],
    ['nor when they are typed', 'ŠKODA grün', ['skoda']],
    ['any script is read', '比亚迪', ['byd']],
    ['and its beginnings', 'атт', ['byd']],
    ['the year is a word', 'ranger 2021', ['ranger']],
    ['features are searched', 'tow bar', ['ranger']],
    ['no word means everything is found', ' -- !', stock.map(({ id }) => id).toReversed()],
    ['unknown words find nothing', 'zeppelin', []],
  ])('SRCH-15 %s: "%s"', async (_, typed, found) => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: typed })).toEqual(found)
  })

  test('SRCH-15 split and joined words find the same vehicles', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: 'cx 5' })).toEqual(await idsFor({ text: 'cx5' }))
    expect(await idsFor({ text: 'land cruiser' })).toEqual(await idsFor({ text: 'landcruiser' }))
  })

  test.each([
    ['none of them is in stock', 'zeppelin hangar', ['zeppelin', 'hangar']],
    ['one of them', 'white zeppelin hilux', ['zeppelin']],
    ['a mistyped name is not one', 'toyoat zeppelin', ['zeppelin']],
    ['two that belong together are not', 'hi lux', []],
    ['words that no vehicle has together are not', 'mazda hilux', []],
    ['nor is no word at all', ' -- !', []],
  ])('DATA-02 says which words match nothing: %s, "%s"', async (_, typed, unmatched) => {
    const { search } = await indexWith(makeEngine, stock)

    expect(await search({ text: typed })).toMatchObject({ unmatched })
  })

  describe('typing mistakes', () => {
    test.each([
      ['a wrong letter', 'rangor', 'ranger', ['ranger']],
      ['a letter missing', 'hilx', 'hilux', ['hilux']],
      ['a letter too many', 'mazzda cx-5', 'mazda', ['cx5']],
      ['two letters swapped', 'toyoat hilux', 'toyota', ['hilux']],
      ['two mistakes in a long word', 'mercdesbens', 'mercedesbenz', ['merc']],
      ['a letter missing in a word of three', 'jep', 'jeep', ['jeep']],
      ['in an unfinished word', 'octva', 'octavia', ['skoda']],
    ])('SRCH-15 are forgiven: %s, "%s"', async (_, typed, meant, found) => {
      const { search } = await indexWith(makeEngine, stock)

      const { ids, corrections } = await search({ text: typed })

      expect(ids).toEqual(found)
      expect(corrections.map(({ to }) => to)).toEqual([meant])
    })

    test.each([
      ['in the first letter', 'bilux'],
      ['in numbers', '329i'],
      ['in the year', 'ranger 2022'],
      ['two in a short word', 'hlix'],
      ['another letter in a word of three', 'jee compast xyz'],
      ['in descriptions', 'leathre'],
      ['in stock numbers', 'u1043'],
    ])('SRCH-15 are not forgiven %s: "%s"', async (_, typed) => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: typed })).toEqual([])
    })

    test('SRCH-15 are looked for only in words that nothing matches', async () => {
      const rangeRover = vehicle('rover', { make: 'Land Rover', model: 'Range Rover' })
      const { search } = await indexWith(makeEngine, [...stock, rangeRover])

      expect(await search({ text: 'range' })).toMatchObject({ ids: ['rover', 'ranger'], corrections: [] })
      expect(await search({ text: 'ranger' })).toMatchObject({ ids: ['ranger'], corrections: [] })
    })

    test('SRCH-15 of a hundred in the names of vehicles lead to what was meant', async () => {
      const { search } = await indexWith(makeEngine, inventedVehicles(2000, 3))
      const random = seededRandom(5)
      const names = [...inventedVehicles(2000, 3)].map(({ make, model }) => `${make} ${model}`)
      let [recall, precision] = [0, 0]
      for (let made = 0; made < 100; made++) {
        const name = random.one(names)
        const meant = new Set((await search({ text: name, size: 1000 })).ids)
        const found = new Set((await search({ text: misspell(name, random), size: 1000 })).ids)
        const right = meant.intersection(found).size
        recall += right / meant.size / 100
        precision += found.size === 0 ? 0 : right / found.size / 100
      }

      expect(recall).toBeGreaterThanOrEqual(0.95)
      expect(precision).toBeGreaterThanOrEqual(0.95)
    }, 30_000)
  })

  describe('codes', () => {
    test.each([
      ['a stock number', 'U-1042', 'hilux'],
      ['without its dash', 'u1042', 'hilux'],
      ['with a space', 'U 1042', 'hilux'],
      ['by its beginning', 'u10', 'hilux'],
      ['a VIN', 'JTMCY7AJ904094351', 'cruiser'],
      ['the beginning of a VIN', 'jtmcy7', 'cruiser'],
      ['a plate', 'for12a', 'cx5'],
      ['a plate in two parts', 'FOR 12A', 'cx5'],
      ['unfinished', 'for-12', 'cx5'],
      ['among other words', 'mazda FOR12A', 'cx5'],
    ])('SRCH-15 are found: %s, "%s"', async (_, typed, found) => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: typed })).toEqual([found])
    })

    test('SRCH-15 are not meant by a word that begins a name', async () => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: 'for' })).toEqual(['ranger'])
    })
  })

  test('SRCH-07 the best match comes first: exact, then begun, then in the description; equals by the newest', async () => {
    const { idsFor } = await indexWith(makeEngine, [
      vehicle('described', { make: 'Kia', description: 'as good as any golf' }),
      vehicle('begun', { make: 'Volkswagen', model: 'Golfer' }),
      vehicle('exact, older', { make: 'Volkswagen', model: 'Golf' }),
      vehicle('exact', { make: 'Volkswagen', model: 'Golf' }),
    ])

    expect(await idsFor({ text: 'golf' })).toEqual(['exact', 'exact, older', 'begun', 'described'])
    expect(await idsFor({ text: 'volkswagen gol' })).toEqual(['exact', 'exact, older', 'begun'])
  })

  test('SRCH-07 a name with a mistake comes before a description without one', async () => {
    const { idsFor } = await indexWith(makeEngine, [
      vehicle('mistyped', { make: 'Volkswagen', model: 'Tiguan', description: 'tidy' }),
      vehicle('described', { make: 'Kia', description: 'rather a Tiguan' }),
    ])

    expect(await idsFor({ text: 'tigua' })).toEqual(['mistyped', 'described'])
    expect(await idsFor({ text: 'tigaun' })).toEqual(['mistyped'])
  })

  test('SRCH-07 with any other order, how well a vehicle matches plays no part', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: 'toyota', sort: 'latest' })).toEqual(['cx5', 'cruiser', 'hilux'])
    expect(await idsFor({ text: 'toyota' })).toEqual(['cruiser', 'hilux', 'cx5'])
  })

  test('SRCH-15 nobody types so much that a search becomes slow', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: 'toyota '.repeat(100_000) })).toEqual(['cruiser', 'hilux', 'cx5'])
    expect(await idsFor({ text: 'x'.repeat(1_000_000) })).toEqual([])
  })
}
