import { describe, expect, test } from 'vitest'
import { importRuns } from '../../support/feeds/import-traces.ts'
import { feedDealer, numbered, tableOf } from '../../support/feeds/feed-dealer.ts'

describe('OPS-02 a feed that looks broken changes nothing:', () => {
  test('one that would remove many vehicles at once, unless it is forced', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(20)))
    const before = await dealer.stock()
    const half = tableOf(numbered(10), '19990')

    expect(await dealer.importText(half, { at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would remove 10 of 20 vehicles (50%) from the site at once.',
    })
    expect(await dealer.stock()).toEqual(before)

    const summary = await dealer.apply(half, { at: '20260302-0600', force: true })
    expect(summary.effect).toMatchObject({ sold: 10, changed: 10 })
  })

  test('one that marks most of its vehicles as sold', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(10)))
    const allSold = ['Stock,Status\n', ...numbered(10).map((number) => `${number},sold\n`)].join('')

    expect(await dealer.importText(allSold, { at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would remove 10 of 10 vehicles (100%) from the site at once.',
    })
    expect((await dealer.stock()).every(({ status }) => status === 'in_stock')).toBe(true)
  })

  test('one whose vehicles nearly all came from another feed, as with the wrong mapping, unless it is forced', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(10)))
    const before = await dealer.stock()
    const asAnother = { mapping: { feed: 'other' }, at: '20260302-0600' }

    expect(await dealer.importText(tableOf(numbered(12)), asAnother)).toMatchObject({
      outcome: 'refused',
      reason:
        'Of 10 vehicles that the site has and this feed lists, 10 came from another (harbour). ' +
        'Is this the right mapping, or has the provider changed?',
      isForcible: true,
    })
    expect(await dealer.stock()).toEqual(before)

    const summary = await dealer.apply(tableOf(numbered(12)), { ...asAnother, force: true })
    expect(summary.effect).toMatchObject({ takenOver: 10, added: 2 })
  })

  test('one whose vehicles another feed has taken over since, although it is the same file as before', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(10)))
    await dealer.apply(tableOf(numbered(10)), {
      mapping: { feed: 'other' },
      at: '20260302-0600',
      force: true,
    })
    const again = { at: '20260303-0600' }

    expect(await dealer.importText(tableOf(numbered(10)), again)).toMatchObject({
      outcome: 'refused',
      isForcible: true,
    })

    const { effect } = await dealer.apply(tableOf(numbered(10)), { ...again, force: true })
    expect(effect).toMatchObject({ takenOver: 10, takenFrom: 'other' })
  })

  test.each([
    ['an empty one', 'Stock,Price\n', 'No vehicle could be read from the feed, but 3 are for sale.'],
    [
      'one with another header',
      'Number,Price\nU1,1\n',
      'The feed has no column “Stock”. It has number, price. Say in a mapping what its columns are called: see docs/feeds.md.',
    ],
    [
      'one that is cut off in a row',
      'Stock,Price\nU1,24990\nU2\n',
      'The file was cut off: its last row (row 2, line 3) has 1 columns where the header has 2.',
    ],
    [
      'one that is cut off in its last cell',
      'Stock,Price\nU1,24990\nU2,2499',
      'The last line of the file has no line end, as it always has in this feed: the file was cut off.',
    ],
    ['one of another kind', '<stock/>\n', 'The mapping reads CSV, but the file looks like XML.'],
  ])('%s', async (_what, text, reason) => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2', 'U3']))
    const before = await dealer.stock()

    expect(await dealer.importText(text, { at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason,
    })

    expect(await dealer.stock()).toEqual(before)
    expect(await importRuns(dealer.siteId)).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'refused', reason },
    ])
  })

  test('one that is older than the last, unless it is forced', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1'], '20000'), { at: '20260305-0600' })

    const older = await dealer.importText(tableOf(['U1'], '10000'), { at: '20260304-0600' })
    expect(older).toMatchObject({
      outcome: 'refused',
      reason: expect.stringMatching(/a newer one from .* is already imported/),
    })
    expect((await dealer.vehicle('U1')).priceCents).toBe(20_000_00)

    await dealer.apply(tableOf(['U1'], '10000'), { at: '20260304-0600', force: true })
    expect((await dealer.vehicle('U1')).priceCents).toBe(10_000_00)
  })

  test('one that is older than a newer one with the same content as before', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1'], '20000'), { at: '20260301-0600' })
    expect(await dealer.importText(tableOf(['U1'], '20000'), { at: '20260305-0600' })).toEqual({
      outcome: 'same-file',
    })

    expect(await dealer.importText(tableOf(['U1'], '10000'), { at: '20260303-0600' })).toMatchObject({
      outcome: 'refused',
    })
  })

  test('one that is cut off anywhere never sells a vehicle', async () => {
    const dealer = await feedDealer()
    const whole = tableOf(numbered(40))
    await dealer.apply(whole)
    const before = await dealer.stock()

    // Between two rows, a shorter file is valid. Another check catches files that lack many rows.
    const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((whole.length * (index + 1)) / 21))
    for (const cut of cuts.map((at) => (whole[at - 1] === '\n' ? at - 1 : at))) {
      expect(await dealer.importText(whole.slice(0, cut), { at: '20260302-0600' })).toMatchObject({
        outcome: 'refused',
      })
    }
    expect(await dealer.stock()).toEqual(before)
  })
})
