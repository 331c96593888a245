import { describe, expect, test } from 'vitest'
import { feedDealer, harbourMapping, numbered, tableOf } from '../../support/feeds/feed-dealer.ts'

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

describe('OPS-02 a feed that would empty the site is refused:', () => {
  const all = numbered(50)
  const published = (flag: string) => `Stock,Publish\n${all.map((number) => `${number},${flag}\n`).join('')}`

  test('one that hides all of its vehicles', async () => {
    const dealer = await feedDealer()
    await dealer.apply(published('Y'), { mapping })

    expect(await dealer.importText(published('N'), { mapping, at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would remove 50 of 50 vehicles (100%) from the site at once.',
    })

    expect((await dealer.stock()).every((car) => car.showOnDealerWebsite)).toBe(true)
  })

  test('one that hides most of those that are shown', async () => {
    const dealer = await feedDealer()
    const half = (flag: string) =>
      `Stock,Publish\n${all.map((number, index) => `${number},${index < 10 ? flag : 'N'}\n`).join('')}`
    await dealer.apply(half('Y'), { mapping })

    expect(await dealer.importText(half('N'), { mapping, at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would remove 10 of 10 vehicles (100%) from the site at once.',
    })
  })

  test('one that lists the vehicles of another feed as sold', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(all))
    const others = `Stock,Status\nX1,in_stock\n${all.map((number) => `${number},sold\n`).join('')}`
    const options = { mapping: { feed: 'other' }, at: '20260302-0600' }

    expect(await dealer.importText(others, options)).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would remove 50 of 50 vehicles (100%) from the site at once.',
    })

    expect((await dealer.stock()).every(({ status }) => status === 'in_stock')).toBe(true)
  })

  test('but not one whose vehicles were hidden before', async () => {
    const dealer = await feedDealer()
    await dealer.apply(published('N'), { mapping })

    const summary = await dealer.apply('Stock,Publish\nU0001,Y\n', { mapping, at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ onSale: 0, leaving: 0, sold: 49, changed: 1 })
  })
})
