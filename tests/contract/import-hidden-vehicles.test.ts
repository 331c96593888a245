import { describe, expect, test } from 'vitest'
import { feedDealer, harbourMapping } from '../support/feeds/feed-dealer.ts'

const mapping = {
  fields: { ...harbourMapping.fields, showOnDealerWebsite: 'Publish', reserved: 'Reserved' },
}

describe('CAR-01 a vehicle that the feed hides', () => {
  test('stays hidden, and reserved, when the next file can’t be read there', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Publish,Reserved\nU1,N,Y\nU2,Y,Y\n', { mapping })

    const summary = await dealer.apply('Stock,Publish,Reserved\nU1,Hidden,N\nU2,Y,Kim 2 March\n', {
      mapping,
      at: '20260302-0600',
    })

    expect(summary).toMatchObject({ rejected: 1, effect: { changed: 0, sold: 0 } })
    expect(await dealer.stock()).toMatchObject([
      { stockNumber: 'U1', showOnDealerWebsite: false, reserved: true },
      { stockNumber: 'U2', showOnDealerWebsite: true, reserved: true },
    ])
    expect(dealer.reported).toMatchObject([
      { row: 1, outcome: 'rejected', field: 'showOnDealerWebsite', value: 'Hidden' },
      { row: 2, outcome: 'noted', field: 'reserved', value: 'Kim 2 March' },
    ])
  })
})
