import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { cars } from '#data/tables/cars.ts'
import { testDatabase } from '../../support/database/database.ts'
import { importTraces } from '../../support/feeds/import-traces.ts'
import { feedDealer, numbered, tableOf } from '../../support/feeds/feed-dealer.ts'

const { db } = testDatabase()

describe('OPS-02 importing again', () => {
  test('the same file again does nothing, and changes nothing even if forced', async () => {
    const dealer = await feedDealer()
    const feed = tableOf(numbered(20))
    await dealer.apply(feed)
    const before = await importTraces(dealer.siteId)

    expect(await dealer.importText(feed)).toEqual({ outcome: 'same-file' })
    const again = await dealer.apply(feed, { force: true })

    expect(again.effect).toMatchObject({ added: 0, changed: 0, unchanged: 20, sold: 0 })
    expect(await importTraces(dealer.siteId)).toEqual(before)
  })

  test('the same file with a changed mapping is imported', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1']))

    await dealer.apply(tableOf(['U1']), { mapping: { unknown: ['24990'] } })

    expect((await dealer.vehicle('U1')).priceCents).toBeNull()
  })

  test('changes only the vehicles that changed, and keeps their addresses', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Badge,Price\nU1,SR,20000\nU2,SR,20000\n')
    const [first, second] = await dealer.stock()

    const summary = await dealer.apply('Stock,Badge,Price\nU1,SR5,21000\nU2,SR,20000\n', {
      at: '20260302-0600',
    })

    expect(summary.effect).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await dealer.vehicle('U2')).toEqual(second)
    expect(await dealer.vehicle('U1')).toMatchObject({
      id: first?.id,
      slug: first?.slug,
      createdAt: first?.createdAt,
      badge: 'SR5',
      priceCents: 21_000_00,
    })
  })

  test('ROUTE-09 keeps a vehicle’s address, even if the feed renames it', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Make,Model,Year,Badge\nU1,Toyota,HiLux,2020,SR\n')
    const { slug } = await dealer.vehicle('U1')

    await dealer.apply('Stock,Make,Model,Year,Badge\nU1,Toyota,HiLux Rogue,2021,Double Cab\n', {
      at: '20260302-0600',
    })

    expect(slug).toBe('2020-toyota-hilux-sr-u1')
    expect(await dealer.vehicle('U1')).toMatchObject({ slug, year: 2021, model: 'HiLux Rogue' })
  })

  test('never changes the day a vehicle arrived', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Arrived\nU1,20/02/2026\n')

    const summary = await dealer.apply('Stock,Arrived\nU1,25/02/2026\n', { at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await dealer.vehicle('U1')).createdAt).toEqual(new Date('2026-02-20T00:00:00+10:00'))
  })

  test('does not change fields that the feed does not set', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1']))
    const others = {
      reserved: true,
      tag: 'Test Drive Only',
      odometerKm: 41_250,
      marketPrices: { stateAverageCents: 26_000_00, averageCents: null },
    }
    await db.update(cars).set(others).where(eq(cars.siteId, dealer.siteId))

    await dealer.apply(tableOf(['U1'], '19990'), { at: '20260302-0600' })

    expect(await dealer.vehicle('U1')).toMatchObject({ ...others, priceCents: 19_990_00 })
  })
})

describe('OPS-02 a vehicle that the feed no longer lists', () => {
  test('is sold, at the time of the feed', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2', 'U3']))

    const summary = await dealer.apply(tableOf(['U1', 'U3']), { at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ sold: 1, unchanged: 2 })
    expect(await dealer.vehicle('U2')).toMatchObject({
      status: 'sold',
      soldAt: new Date('2026-03-02T06:00:00+10:00'),
    })
  })

  test('or that it marks as sold is sold on the day it gives', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Status,Sold\nU1,in_stock,\nU2,in_stock,\n')

    const feed = 'Stock,Status,Sold\nU1,in_stock,\nU2,sold,28/02/2026\n'
    await dealer.apply(feed, { at: '20260302-0600' })

    const sold = { status: 'sold', soldAt: new Date('2026-02-28T00:00:00+10:00') }
    expect(await dealer.vehicle('U2')).toMatchObject(sold)
    const again = await dealer.apply(feed, { at: '20260303-0600', force: true })
    expect(again.effect).toMatchObject({ unchanged: 2 })
  })

  test('is for sale again when the feed lists it again, and keeps its first sale’s time until then', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2']))
    await dealer.apply(tableOf(['U1']), { at: '20260302-0600' })
    await dealer.apply(tableOf(['U1'], '19990'), { at: '20260303-0600' })
    expect((await dealer.vehicle('U2')).soldAt).toEqual(new Date('2026-03-02T06:00:00+10:00'))

    const summary = await dealer.apply(tableOf(['U1', 'U2']), { at: '20260304-0600' })

    expect(summary.effect).toMatchObject({ returned: 1 })
    expect(await dealer.vehicle('U2')).toMatchObject({ status: 'in_stock', soldAt: null })
  })

  test('stays if another feed, or no feed, had listed it', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['A1']), { mapping: { feed: 'other' } })
    await dealer.apply(tableOf(['U1', 'U2']))
    await db
      .update(cars)
      .set({ feed: null })
      .where(and(eq(cars.siteId, dealer.siteId), eq(cars.stockNumber, 'U2')))

    await dealer.apply(tableOf(['U1']), { at: '20260302-0600' })

    expect((await dealer.stock()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock', 'in_stock'])
  })

  test('is left out if it was sold before it was ever listed', async () => {
    const dealer = await feedDealer()
    const summary = await dealer.apply('Stock,Status\nU1,in_stock\nU2,sold\n')

    expect(summary.effect).toMatchObject({ added: 1, neverForSale: 1 })
    expect(await dealer.stock()).toHaveLength(1)
  })

  test('that the feed excludes by a mark is withdrawn and not sold', async () => {
    const dealer = await feedDealer()
    const mapping = { skip: [{ column: 'Upload', is: ['N'], reason: 'not for upload' }] }
    await dealer.apply('Stock,Upload\nU1,Y\nU2,Y\nU3,N\n', { mapping })

    const summary = await dealer.apply('Stock,Upload\nU1,Y\nU2,N\nU3,N\n', { mapping, at: '20260302-0600' })

    expect(summary).toMatchObject({ skipped: 2, effect: { withdrawn: 1, sold: 0 } })
    expect(await dealer.vehicle('U2')).toMatchObject({ status: 'withdrawn', soldAt: null })
    expect(await dealer.stock()).toHaveLength(2)

    const without = await dealer.importText('Stock\nU1\nU2\n', { mapping, at: '20260303-0600' })
    expect(without).toMatchObject({
      outcome: 'refused',
      reason:
        'The feed has no column “Upload”. It has stock. Say in a mapping what its columns are called: see docs/feeds.md.',
    })
  })
})
