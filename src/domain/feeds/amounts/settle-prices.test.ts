import { describe, expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../../tests/support/feeds/read-feed-row.ts'

const fields = { price: 'Price', offerPrice: 'Offer', beforePrice: 'Was', priceType: 'Type' }

describe('DATA-04 PRC-04 text beside a price', () => {
  test('decides what the price includes, ahead of the feed’s price type', () => {
    expect(vehicle({ ...lux, Price: '$20,000 drive away', Type: 'EGC' }, fields)).toMatchObject({
      priceCents: 20_000_00,
      priceKind: 'drive_away',
      priceType: 'EGC',
    })
    expect(vehicle({ ...lux, Price: '20,990 + ORC' }, fields)).toMatchObject({
      priceCents: 20_990_00,
      priceKind: 'excluding_government_charges',
    })
  })

  test('has to agree with the text beside an offer or a was-price', () => {
    const row = { ...lux, Price: '$20,000 drive away', Offer: '$18,000 + ORC', Was: '$22,000' }

    expect(read(row, fields)).toMatchObject({
      vehicle: { priceCents: 20_000_00, offerPriceCents: null, beforePriceCents: 22_000_00 },
      problems: [
        { field: 'offerPrice', value: '18000', reason: 'includes different charges from the price' },
      ],
    })
  })
})

test('DATA-03 a price labelled as a trade price is left out', () => {
  for (const type of ['Wholesale', 'Trade price', 'COST', 'Dealer Invoice']) {
    expect(read({ ...lux, Price: '5355.93', Offer: '5000', Type: type }, fields)).toMatchObject({
      vehicle: { priceCents: null, offerPriceCents: null, priceKind: null },
      problems: [{ field: 'price', value: type, reason: 'is a dealer cost or trade price' }],
    })
  }
  expect(vehicle({ ...lux, Price: '20000', Type: 'Plus on-road & other costs' }, fields)).toMatchObject({
    priceCents: 20_000_00,
    priceKind: 'excluding_government_charges',
  })
})

test.each(['2', '$5.00', '10'])('DATA-04 a price of %s, which is too low to show, is noted', (price) => {
  expect(read({ ...lux, Price: price }, fields)).toMatchObject({
    problems: [],
    notes: [
      {
        field: 'price',
        value: String(Number(price.replace('$', ''))),
        reason: 'is too low to be shown as a price',
      },
    ],
  })
})

test.each(['0', '1', '11', 'POA'])('DATA-04 a price of %s is not noted', (price) => {
  expect(read({ ...lux, Price: price }, { price: { from: 'Price', unknown: ['POA'] } })).toMatchObject({
    notes: [],
  })
})

test.each([
  ['20.000', '50.000 km', 20_000_00, 50_000],
  ['$20.000', '50.000', 20_000_00, 50_000],
  ['AUD 20 000', '50 000 km', 20_000_00, 50_000],
  ['19.990,00', '50k', 19_990_00, 50_000],
])('DATA-04 “%s” and “%s” read %s cents and %s km', (price, km, priceCents, odometerKm) => {
  expect(vehicle({ ...lux, Price: price, Km: km }, { ...fields, odometer: 'Km' })).toMatchObject({
    priceCents,
    odometerKm,
  })
})
