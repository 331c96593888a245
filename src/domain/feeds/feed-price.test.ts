import { describe, expect, test } from 'vitest'
import { lux, vehicle } from '../../../tests/support/feeds/read-feed-row.ts'

describe('PRC-04 the kind of a price', () => {
  test('comes from the feed’s price type, which still shows', () => {
    expect(
      vehicle(
        { ...lux, Price: '$24,990', Type: 'Excl. Govt. Charges' },
        { price: 'Price', priceType: 'Type' },
      ),
    ).toMatchObject({
      priceCents: 24_990_00,
      priceKind: 'excluding_government_charges',
      priceType: 'Excl. Govt. Charges',
    })
  })

  test.each([
    ['Drive Away', 'drive_away'],
    ['EGC', 'excluding_government_charges'],
    ['Estimated drive away*', 'estimated_drive_away'],
    ['From', 'from'],
    ['RRP', null],
    ['Great value!', null],
  ])('for the price type “%s” is %s, and the text is kept', (priceType, priceKind) => {
    expect(
      vehicle({ ...lux, Price: '24990', Type: priceType }, { price: 'Price', priceType: 'Type' }),
    ).toMatchObject({ priceType, priceKind })
  })

  test('comes from the column the price was read from', () => {
    const fields = {
      price: {
        from: [
          { column: 'DAP', kind: 'drive_away' },
          { column: 'EGC', kind: 'excluding_government_charges' },
        ],
        unknown: ['0'],
      },
    } as const

    expect(vehicle({ ...lux, DAP: '27500', EGC: '24990' }, fields)).toMatchObject({ priceKind: 'drive_away' })
    expect(vehicle({ ...lux, DAP: '0', EGC: '24990' }, fields)).toMatchObject({
      priceCents: 24_990_00,
      priceKind: 'excluding_government_charges',
    })
  })

  test('is null where there is no price', () => {
    expect(
      vehicle(
        { ...lux, Price: 'POA', Type: 'Drive Away' },
        { price: { from: 'Price', unknown: ['POA'] }, priceType: 'Type' },
      ),
    ).toMatchObject({
      priceCents: null,
      priceKind: null,
    })
  })
})

describe('PRC-01 a price in a feed', () => {
  test.each([
    ['0', 0],
    ['1', 1_00],
    ['10', 10_00],
    ['10.01', 10_01],
    ['$9,999,999', 9_999_999_00],
    ['9999999.99', 9_999_999_99],
    ['null', null],
    ['NULL', null],
    ['undefined', null],
    ['NaN', null],
    ['', null],
    ['-24990', null],
    ['1e400', null],
    ['21000000', null],
    ['POA', null],
  ])('of “%s” reads %s cents', (text, cents) => {
    const read = vehicle(
      { ...lux, Price: text, Offer: text, Was: text, Weekly: text },
      { price: 'Price', offerPrice: 'Offer', beforePrice: 'Was', subscriptionPrice: 'Weekly' },
      { unknown: ['null', 'undefined', 'nan'] },
    )

    expect(read).toMatchObject({
      priceCents: cents,
      offerPriceCents: cents,
      beforePriceCents: cents,
      subscriptionPriceCents: cents,
    })
  })
})

describe('CAR-11 market prices in a feed', () => {
  const averages = { 'marketPrices.stateAverage': 'State', 'marketPrices.average': 'Country' }

  test('have the kind the feed gives', () => {
    const row = { ...lux, State: '26000', Country: '25500', Kind: 'Excl. Govt. Charges' }

    expect(vehicle(row, { ...averages, 'marketPrices.kind': 'Kind' }).marketPrices).toEqual({
      stateAverageCents: 26_000_00,
      averageCents: 25_500_00,
      kind: 'excluding_government_charges',
    })
  })

  test('have the kind set in the mapping, or none', () => {
    const row = { ...lux, State: '26000' }

    expect(vehicle(row, { ...averages, 'marketPrices.kind': { constant: 'drive_away' } })).toMatchObject({
      marketPrices: { kind: 'drive_away' },
    })
    expect(vehicle(row, averages)).toMatchObject({ marketPrices: { kind: null } })
    expect(
      vehicle({ ...row, Kind: 'Great value' }, { ...averages, 'marketPrices.kind': 'Kind' }),
    ).toMatchObject({
      marketPrices: { kind: null },
    })
  })

  test('are null where there is a kind and no average', () => {
    expect(
      vehicle(lux, { ...averages, 'marketPrices.kind': { constant: 'drive_away' } }).marketPrices,
    ).toBeNull()
  })
})
