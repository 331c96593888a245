import { describe, expect, test } from 'vitest'
import { lux, vehicle } from '../../../tests/support/read-feed-row.ts'

describe('PRC-04 the kind of a price', () => {
  test('is read from the feed’s own words, which still show', () => {
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

  test('is that of the column the price came from', () => {
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

  test('is nothing where there is no price', () => {
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
