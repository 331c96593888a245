import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearch, searchAddress } from '../search-address.ts'
import { emptySearch } from '../search-state.ts'
import { sampleStock } from './sample-stock.ts'
import { stockVocabulary } from './stock-vocabulary.ts'
import { parseQuery } from './parse-query.ts'

const vocabulary = stockVocabulary(sampleStock)

/** Words for random requests, in any order. Nonsense must do no harm either. */
const pieces =
  `white not no diesel ute utes under 40k $40,000 40 k near in around Toowoomba Richmond VIC 4350 2019 2015-2019
  30-40k between and to or toyota hilux mazda 3 cx-5 hi lux isuzu model 7 seats seater 100,000 km kms low per week a p/w last
  years old newer than 2020+ cheapest latest "white ute" “ zeppelin sr5 without sunroof for sale looking towbar , / - $ k + <
  quik deisel plug-in hybrid new near used the my19 up! within 50km of dual cab`.split(/\s+/)

const request = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((some) => some.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((some) => some.join('')),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ maxLength: 60, unit: 'binary' }),
)

describe('SRCH-16 any text', () => {
  test('is parsed in one go: nothing in the remaining text can be parsed further', () => {
    fc.assert(
      fc.property(request, (text) => {
        const { rest } = parseQuery(text, vocabulary) ?? { rest: '' }

        expect(parseQuery(rest, vocabulary)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  test('narrows or orders the search when it is parsed, and has an address that restores it', () => {
    fc.assert(
      fc.property(request, (text) => {
        const parsed = parseQuery(text, vocabulary)
        if (!parsed || parsed.unmet.length > 0) return
        const { rest, unmet: _unmet, ...filters } = parsed
        const search = { ...emptySearch, ...filters, text: '' }

        expect(searchAddress(search)).not.toBe('/search')
        expect(readSearch(new URL(searchAddress(search), 'http://dealer.localhost').searchParams)).toEqual(
          search,
        )
        expect(rest.length).toBeLessThan(text.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('chooses only values in stock, except for makes', () => {
    fc.assert(
      fc.property(request, (text) => {
        const { make: _make, year: _year, ...chosen } = parseQuery(text, vocabulary)?.chosen ?? {}

        for (const [facet, values] of Object.entries(chosen)) {
          expect(sampleStock.values).toHaveProperty(facet, expect.arrayContaining(values))
        }
      }),
    )
  })
})

describe('SRCH-16 the vocabulary of a site', () => {
  test('comes from its stock: unknown words stay text', () => {
    const bare = stockVocabulary({ ...sampleStock, values: { body: ['Ute'] }, sorts: [], weeklyRange: null })

    expect(parseQuery('white diesel ute', bare)).toMatchObject({
      chosen: { body: ['Ute'] },
      rest: 'white diesel',
    })
    expect(parseQuery('cheapest ute', bare)).toMatchObject({ sort: null, rest: 'cheapest' })
    expect(parseQuery('ute under $150 a week', bare)).toMatchObject({ ranges: {}, rest: 'under $150 a week' })
    expect(parseQuery('seven seater', bare)).toBeNull()
  })

  test('falls back to other meanings: a van is a caravan where there are no other vans', () => {
    const caravans = stockVocabulary({ ...sampleStock, values: { body: ['Caravan', 'SUV'] } })

    expect(parseQuery('vans under 60k', caravans)?.chosen).toEqual({ body: ['Caravan'] })
  })

  test('matches a plain colour with every colour that contains it', () => {
    const painted = stockVocabulary({
      ...sampleStock,
      values: { colour: ['Glacier White', 'Off White', 'Ink Black'] },
    })

    expect(parseQuery('white', painted)?.chosen).toEqual({ colour: ['Glacier White', 'Off White'] })
  })

  test.each([
    ['5 door hatch', { body: ['Hatchback'], doors: ['5'] }],
    ['two door coupe', { body: ['Coupe'], doors: ['2'] }],
    ['4-door v6', { doors: ['4'], cylinders: ['6'] }],
    ['v8 manual', { cylinders: ['8'], transmission: ['Manual'] }],
    ['6 cyl or more', { cylinders: ['6', '8'] }],
    ['4 or 6 cylinder', { cylinders: ['4', '6'] }],
    ['2.0 litre turbo', { engine_size: ['2.0'], induction: ['Turbo'] }],
    ['1.8L hatch', { body: ['Hatchback'], engine_size: ['1.8'] }],
    ['1600cc', { engine_size: ['1.6'] }],
    ['3.0 turbo diesel', { engine_size: ['3.0'], fuel: ['Diesel'] }],
    ['over 2 litres', { engine_size: ['2.8', '3.0'] }],
  ])('DATA-02 reads doors and engines as filters where the stock has them: %s', (request, chosen) => {
    const built = stockVocabulary({
      ...sampleStock,
      values: {
        ...sampleStock.values,
        doors: ['2', '4', '5'],
        cylinders: ['4', '6', '8'],
        engine_size: ['1.6', '1.8', '2.0', '2.8', '3.0'],
        induction: ['Turbo', 'Aspirated'],
      },
    })

    expect(parseQuery(request, built)).toMatchObject({ chosen, rest: '' })
  })

  test.each([
    ['something to tow a 2.5t caravan', { towing: { min: 2500 } }],
    ['tows 3000kg', { towing: { min: 3000 } }],
    ['3.5 tonne towing', { towing: { min: 3500 } }],
    ['towing capacity over 2,000 kg', { towing: { min: 2000 } }],
    ['can tow at least 3 tonnes', { towing: { min: 3000 } }],
    ['2500kg braked towing capacity or more', { towing: { min: 2500 } }],
    ['needs to pull a horse float', { towing: { min: 2000 } }],
    ['tow a van up to 1800kg', { towing: { min: 1800 } }],
  ])('DATA-02 reads a towing weight as a filter where the stock has towing data: %s', (request, ranges) => {
    const towing = stockVocabulary({ ...sampleStock, measured: new Set(['towing']) })

    expect(parseQuery(request, towing)).toMatchObject({ chosen: {}, ranges })
    expect(parseQuery(`${request} suv`, stockVocabulary(sampleStock))).toMatchObject({
      chosen: { body: ['SUV'] },
      ranges: {},
    })
  })

  test('DATA-02 reads a towing weight as the dealer’s tow-car category without towing data, or else as unmet', () => {
    const request = 'something to tow a 2.5t caravan'
    const { categories: _none, ...values } = sampleStock.values

    expect(parseQuery(request, vocabulary)).toMatchObject({
      chosen: { categories: ['Tow Vehicles'] },
      rest: '',
    })
    expect(parseQuery(request, stockVocabulary({ ...sampleStock, values }))).toMatchObject({
      chosen: {},
      unmet: ['to tow a 2.5t caravan'],
      rest: '',
    })
  })

  test('DATA-02 reports a feature that no vehicle lists as unmet and doesn’t search for it', () => {
    const { features: _none, ...values } = sampleStock.values
    const plain = stockVocabulary({ ...sampleStock, values })

    expect(parseQuery('no sunroof camry', plain)).toMatchObject({ unmet: ['no sunroof'] })
    expect(parseQuery('camry without reverse cam', plain)).toMatchObject({ unmet: ['without reverse cam'] })
  })

  test('leaves a phrase for too many values as text', () => {
    const colour = Array.from({ length: 30 }, (_, shade) => `White ${shade}`)

    expect(parseQuery('white', stockVocabulary({ ...sampleStock, values: { colour } }))).toBeNull()
  })

  test('reads figures in names with and without commas', () => {
    const light = stockVocabulary({ ...sampleStock, values: { categories: ['Under 2,500 kg'] } })

    expect(parseQuery('under 2500kg', light)?.chosen).toEqual({ categories: ['Under 2,500 kg'] })
  })

  test('prefers a dealer’s category for low kilometres to the built-in limit', () => {
    const grouped = stockVocabulary({ ...sampleStock, values: { categories: ['Low Kms'] } })

    expect(parseQuery('low kms', grouped)?.chosen).toEqual({ categories: ['Low Kms'] })
  })

  test('reads a weekly amount as a subscription where the site has subscriptions', () => {
    const subscribed = stockVocabulary({ ...sampleStock, weeklyRange: 'subscription_price' })

    expect(parseQuery('under $150 a week', subscribed)?.ranges).toEqual({ subscription_price: { max: 150 } })
  })
})
