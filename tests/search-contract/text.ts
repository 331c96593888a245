import { describe, expect, test } from 'vitest'
import { indexWith, type MakeEngine, vehicle } from './fixture.ts'
import { inventedVehicles } from './invented-vehicles.ts'
import { misspell } from './misspell.ts'
import { randomChoices } from './random-choices.ts'

/** Text search, however the text is typed. */
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
    ['the last word may be incomplete', 'toyota hil', ['hilux']],
    ['but no other word', 'toyo hilux', []],
    ['a dash in a name may be omitted', 'cx5', ['cx5']],
    ['or typed', 'CX-5', ['cx5']],
    ['the words of a name may be joined', 'landcruiser', ['cruiser']],
    ['even if incomplete', 'landcru', ['cruiser']],
    ['a name of one word may be split', 'hi lux', ['hilux']],
    ['among other words', 'white hi lux sr5', ['hilux']],
    ['dashes and spaces are the same', 'mercedes benz', ['merc']],
    ['a small number belongs to the word before it', 'mazda cx 3', ['cx3']],
    ['accents do not matter', 'skoda octavia', ['skoda']],
    ['nor typed accents', 'ŠKODA grün', ['skoda']],
    ['any script works', '比亚迪', ['byd']],
    ['and so do its prefixes', 'атт', ['byd']],
    ['the year is a word', 'ranger 2021', ['ranger']],
    ['features are searched', 'tow bar', ['ranger']],
    ['a text without words finds everything', ' -- !', stock.map(({ id }) => id).toReversed()],
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
    ['none is in stock', 'zeppelin hangar', ['zeppelin', 'hangar']],
    ['one is not in stock', 'white zeppelin hilux', ['zeppelin']],
    ['a misspelt name is not listed', 'toyoat zeppelin', ['zeppelin']],
    ['two words that form a name are not listed', 'hi lux', []],
    ['words that no vehicle combines are not listed', 'mazda hilux', []],
    ['a text without words has none', ' -- !', []],
  ])('DATA-02 lists the words that match nothing: %s, "%s"', async (_, typed, unmatched) => {
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
      ['in an incomplete word', 'octva', 'octavia', ['skoda']],
    ])('SRCH-15 are corrected: %s, "%s"', async (_, typed, meant, found) => {
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
    ])('SRCH-15 are not corrected %s: "%s"', async (_, typed) => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: typed })).toEqual([])
    })

    test('SRCH-15 are only looked for in words without a match', async () => {
      const rangeRover = vehicle('rover', { make: 'Land Rover', model: 'Range Rover' })
      const { search } = await indexWith(makeEngine, [...stock, rangeRover])

      expect(await search({ text: 'range' })).toMatchObject({ ids: ['rover', 'ranger'], corrections: [] })
      expect(await search({ text: 'ranger' })).toMatchObject({ ids: ['ranger'], corrections: [] })
    })

    test('SRCH-15 in a hundred vehicle names are corrected to the right name', async () => {
      const { search } = await indexWith(makeEngine, inventedVehicles(2000, 3))
      const random = randomChoices(5)
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
    })
  })

  describe('codes', () => {
    test.each([
      ['a stock number', 'U-1042', 'hilux'],
      ['without its dash', 'u1042', 'hilux'],
      ['with a space', 'U 1042', 'hilux'],
      ['by its prefix', 'u10', 'hilux'],
      ['a VIN', 'JTMCY7AJ904094351', 'cruiser'],
      ['a VIN prefix', 'jtmcy7', 'cruiser'],
      ['a plate', 'for12a', 'cx5'],
      ['a plate in two parts', 'FOR 12A', 'cx5'],
      ['unfinished', 'for-12', 'cx5'],
      ['among other words', 'mazda FOR12A', 'cx5'],
    ])('SRCH-15 are found: %s, "%s"', async (_, typed, found) => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: typed })).toEqual([found])
    })

    test('SRCH-15 are not found by the prefix of a name', async () => {
      const { idsFor } = await indexWith(makeEngine, stock)

      expect(await idsFor({ text: 'for' })).toEqual(['ranger'])
    })
  })

  test('SRCH-07 exact matches come first, then prefixes, then descriptions; newer vehicles first among equals', async () => {
    const { idsFor } = await indexWith(makeEngine, [
      vehicle('described', { make: 'Kia', description: 'as good as any golf' }),
      vehicle('begun', { make: 'Volkswagen', model: 'Golfer' }),
      vehicle('exact, older', { make: 'Volkswagen', model: 'Golf' }),
      vehicle('exact', { make: 'Volkswagen', model: 'Golf' }),
    ])

    expect(await idsFor({ text: 'golf' })).toEqual(['exact', 'exact, older', 'begun', 'described'])
    expect(await idsFor({ text: 'volkswagen gol' })).toEqual(['exact', 'exact, older', 'begun'])
  })

  test('SRCH-07 a misspelt name ranks above a correct description', async () => {
    const { idsFor } = await indexWith(makeEngine, [
      vehicle('mistyped', { make: 'Volkswagen', model: 'Tiguan', description: 'tidy' }),
      vehicle('described', { make: 'Kia', description: 'rather a Tiguan' }),
    ])

    expect(await idsFor({ text: 'tigua' })).toEqual(['mistyped', 'described'])
    expect(await idsFor({ text: 'tigaun' })).toEqual(['mistyped'])
  })

  test('SRCH-07 any other order ignores how well a vehicle matches', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: 'toyota', sort: 'latest' })).toEqual(['cx5', 'cruiser', 'hilux'])
    expect(await idsFor({ text: 'toyota' })).toEqual(['cruiser', 'hilux', 'cx5'])
  })

  test('SRCH-15 a very long text does not make a search slow', async () => {
    const { idsFor } = await indexWith(makeEngine, stock)

    expect(await idsFor({ text: 'toyota '.repeat(100_000) })).toEqual(['cruiser', 'hilux', 'cx5'])
    expect(await idsFor({ text: 'x'.repeat(1_000_000) })).toEqual([])
  })
}
