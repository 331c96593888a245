import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { carPrices, cars, feedRuns } from '#data/tables/cars.ts'
import { changes } from '#data/tables/sites.ts'
import { testDatabase } from '../support/database.ts'
import { feedDealer, numbered, tableOf } from '../support/feed-dealer.ts'

vi.setConfig({ testTimeout: 60_000 })

const { db } = testDatabase()

describe('CAR-01 a feed’s vehicle', () => {
  test('is stored with what the feed says of it, and stands where the feed says', async () => {
    const dealer = await feedDealer()

    await dealer.apply(
      'Stock,Make,Model,Badge,Year,Price,Km,VIN,Comments,Yard,Arrived\n' +
        'U1,HONDA,CR-V,VTi,2021,"$24,990","41,250",JHMRW1810MC000001,"<b>One owner</b>, \u0007as ""new""\nLog books",10,28/02/2026\n',
    )

    expect(await dealer.vehicle('U1')).toMatchObject({
      feed: 'harbour',
      slug: '2021-honda-cr-v-vti-u1',
      name: '2021 Honda CR-V VTi',
      make: 'Honda',
      priceCents: 24_990_00,
      odometerKm: 41_250,
      vin: 'JHMRW1810MC000001',
      dealerComments: '<b>One owner</b>, as "new"\nLog books',
      locationId: '10',
      dealershipId: '1',
      city: 'Wynnum',
      state: 'QLD',
      status: 'in_stock',
      soldAt: null,
      createdAt: new Date('2026-02-28T00:00:00+10:00'),
    })
  })

  test('without a location stands at the only one there is', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1']))
    expect(await dealer.vehicle('U1')).toMatchObject({ locationId: '10', dealershipId: '1', city: 'Wynnum' })
  })

  test('keeps text that looks like the database’s own signs', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Comments\nU1,"\\N \\. a\tb \\\\ \\n"\n')
    expect((await dealer.vehicle('U1')).dealerComments).toBe('\\N \\. a b \\\\ \\n')
  })
})

describe('OPS-02 importing again', () => {
  test('the very same file is a quiet no-op, and applied by force it changes nothing at all', async () => {
    const dealer = await feedDealer()
    const feed = tableOf(numbered(20))
    await dealer.apply(feed)
    const before = await traces(dealer.siteId)

    expect(await dealer.importText(feed)).toEqual({ outcome: 'same-file' })
    const again = await dealer.apply(feed, { force: true })

    expect(again.effect).toMatchObject({ added: 0, changed: 0, unchanged: 20, sold: 0 })
    expect(await traces(dealer.siteId)).toEqual(before)
  })

  test('the same file with a changed mapping is news', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1']))

    await dealer.apply(tableOf(['U1']), { mapping: { unknown: ['24990'] } })

    expect((await dealer.vehicle('U1')).priceCents).toBeNull()
  })

  test('changes only the vehicles that changed, and leaves their place in the address', async () => {
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

  test('never changes the day a vehicle came', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Arrived\nU1,20/02/2026\n')

    const summary = await dealer.apply('Stock,Arrived\nU1,25/02/2026\n', { at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ changed: 0, unchanged: 1 })
    expect((await dealer.vehicle('U1')).createdAt).toEqual(new Date('2026-02-20T00:00:00+10:00'))
  })

  test('leaves alone what the feed has no say in', async () => {
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

describe('OPS-02 a vehicle that the feed no longer brings', () => {
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

  test('or that it calls sold itself is sold on the day it says', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Status,Sold\nU1,in_stock,\nU2,in_stock,\n')

    const feed = 'Stock,Status,Sold\nU1,in_stock,\nU2,sold,28/02/2026\n'
    await dealer.apply(feed, { at: '20260302-0600' })

    const sold = { status: 'sold', soldAt: new Date('2026-02-28T00:00:00+10:00') }
    expect(await dealer.vehicle('U2')).toMatchObject(sold)
    const again = await dealer.apply(feed, { at: '20260303-0600', force: true })
    expect(again.effect).toMatchObject({ unchanged: 2 })
  })

  test('is for sale again when the feed brings it back, and keeps its first sale’s time until then', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2']))
    await dealer.apply(tableOf(['U1']), { at: '20260302-0600' })
    await dealer.apply(tableOf(['U1'], '19990'), { at: '20260303-0600' })
    expect((await dealer.vehicle('U2')).soldAt).toEqual(new Date('2026-03-02T06:00:00+10:00'))

    const summary = await dealer.apply(tableOf(['U1', 'U2']), { at: '20260304-0600' })

    expect(summary.effect).toMatchObject({ returned: 1 })
    expect(await dealer.vehicle('U2')).toMatchObject({ status: 'in_stock', soldAt: null })
  })

  test('stays when another feed, or nobody’s feed, had brought it', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['A1']), { mapping: { feed: 'other' } })
    await dealer.apply(tableOf(['U1', 'U2']))
    await db.update(cars).set({ feed: null }).where(eq(cars.stockNumber, 'U2'))

    await dealer.apply(tableOf(['U1']), { at: '20260302-0600' })

    expect((await dealer.stock()).map(({ status }) => status)).toEqual(['in_stock', 'in_stock', 'in_stock'])
  })

  test('is left out when it was sold before it ever came', async () => {
    const dealer = await feedDealer()
    const summary = await dealer.apply('Stock,Status\nU1,in_stock\nU2,sold\n')

    expect(summary.effect).toMatchObject({ added: 1, neverForSale: 1 })
    expect(await dealer.stock()).toHaveLength(1)
  })

  test('that the feed keeps out by a mark is withdrawn and not sold', async () => {
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
      reason: 'The feed has no column “Upload”. It has stock.',
    })
  })
})

describe('OPS-02 a feed that looks broken changes nothing:', () => {
  test('one that would take many vehicles off at once, unless it is forced', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(20)))
    const before = await dealer.stock()
    const half = tableOf(numbered(10), '19990')

    expect(await dealer.importText(half, { at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would take 10 of 20 vehicles (50 %) off the site at once.',
    })
    expect(await dealer.stock()).toEqual(before)

    const summary = await dealer.apply(half, { at: '20260302-0600', force: true })
    expect(summary.effect).toMatchObject({ sold: 10, changed: 10 })
  })

  test('one that calls most of its vehicles sold', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(numbered(10)))
    const allSold = ['Stock,Status\n', ...numbered(10).map((number) => `${number},sold\n`)].join('')

    expect(await dealer.importText(allSold, { at: '20260302-0600' })).toMatchObject({
      outcome: 'refused',
      reason: 'The feed would take 10 of 10 vehicles (100 %) off the site at once.',
    })
    expect((await dealer.stock()).every(({ status }) => status === 'in_stock')).toBe(true)
  })

  test.each([
    ['an empty one', 'Stock,Price\n', 'No vehicle could be read from the feed, and 3 are for sale.'],
    [
      'one with another header',
      'Number,Price\nU1,1\n',
      'The feed has no column “Stock”. It has number, price.',
    ],
    [
      'one that is cut off in a row',
      'Stock,Price\nU1,24990\nU2\n',
      'The file was cut off: its last row (row 2, line 3) has 1 columns where the header has 2.',
    ],
    [
      'one that is cut off in its last cell',
      'Stock,Price\nU1,24990\nU2,2499',
      'The last line of the file does not end, as it always does in this feed: it was cut off.',
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
    expect(await runs(dealer.siteId)).toMatchObject([{ outcome: 'applied' }, { outcome: 'refused', reason }])
  })

  test('an older one after a newer one, unless it is forced', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1'], '20000'), { at: '20260305-0600' })

    const older = await dealer.importText(tableOf(['U1'], '10000'), { at: '20260304-0600' })
    expect(older).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('already stands on a newer one'),
    })
    expect((await dealer.vehicle('U1')).priceCents).toBe(20_000_00)

    await dealer.apply(tableOf(['U1'], '10000'), { at: '20260304-0600', force: true })
    expect((await dealer.vehicle('U1')).priceCents).toBe(10_000_00)
  })

  test('an older one after a newer one that said the same as the one before', async () => {
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

    // Between two rows a shorter file is a right file; the fuse sees to those that lack many rows.
    const cuts = Array.from({ length: 20 }, (_, index) => Math.floor((whole.length * (index + 1)) / 21))
    for (const cut of cuts.map((at) => (whole[at - 1] === '\n' ? at - 1 : at))) {
      expect(await dealer.importText(whole.slice(0, cut), { at: '20260302-0600' })).toMatchObject({
        outcome: 'refused',
      })
    }
    expect(await dealer.stock()).toEqual(before)
  })
})

describe('OPS-02 a bad row never stops the rest:', () => {
  test('it is reported with row, line, field, value and reason, and its vehicle stays as it is', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Status,Price\nU1,in_stock,20000\nU2,in_stock,20000\n')

    const summary = await dealer.apply(
      'Stock,Status,Price\nU1,floating,15000\n,in_stock,1\nU2,in_stock,"twelve"\nU3,in_stock,30000\n',
      { at: '20260302-0600' },
    )

    expect(summary).toMatchObject({
      rows: 4,
      vehicles: 2,
      rejected: 2,
      effect: { added: 1, changed: 1, sold: 0 },
    })
    expect(dealer.reported).toMatchObject([
      { row: 1, line: 2, outcome: 'rejected', field: 'status', value: 'floating' },
      { row: 2, line: 3, outcome: 'rejected', field: 'stockNumber', reason: 'is missing' },
      { row: 3, line: 4, outcome: 'left empty', field: 'price', value: 'twelve', reason: 'is no number' },
    ])
    expect(await dealer.vehicle('U1')).toMatchObject({ status: 'in_stock', priceCents: 20_000_00 })
  })

  test('one that cannot be taken apart may be any vehicle, so none is sold that day', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2', 'U3']))

    const summary = await dealer.apply('Stock,Price\nU1,24990\nU2,24990,oops\nU4,24990\n', {
      at: '20260302-0600',
    })

    expect(summary).toMatchObject({ unreadable: 1, effect: { added: 1, sold: 0, kept: 2 } })
    expect((await dealer.stock()).map(({ status }) => status)).toEqual(Array(4).fill('in_stock'))
  })

  test('of rows about the same vehicle the last useful one counts', async () => {
    const dealer = await feedDealer()
    const summary = await dealer.apply(
      'Stock,Status,Price\nU1,in_stock,1000\nU1,in_stock,2000\nU1,floating,3000\nU2,in_stock,5000\n',
    )

    expect(summary).toMatchObject({ repeated: 1, rejected: 1, effect: { added: 2 } })
    expect((await dealer.vehicle('U1')).priceCents).toBe(2000_00)
    expect(dealer.reported).toContainEqual(
      expect.objectContaining({ row: 1, outcome: 'repeated', value: 'U1', otherRow: 2 }),
    )
  })

  test('a VIN that stands twice is told, and both vehicles are kept', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,VIN\nU1,JHMRW1810MC000001\nU2,JHMRW1810MC000001\n')

    expect(await dealer.stock()).toHaveLength(2)
    expect(dealer.reported).toMatchObject([{ row: 2, outcome: 'noted', field: 'vin', otherRow: 1 }])
  })
})

test('OPS-02 a dry run tells what would happen and changes nothing', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['U1', 'U2', 'U3']))
  const before = await traces(dealer.siteId)

  const result = await dealer.importText(tableOf(['U1', 'U2', 'U4'], '19990'), {
    at: '20260302-0600',
    dryRun: true,
  })

  expect(result).toMatchObject({
    outcome: 'rehearsed',
    summary: { effect: { added: 1, changed: 2, sold: 1 } },
  })
  expect(await traces(dealer.siteId)).toEqual(before)
})

test('PRC-04 a was-price stands only when the vehicle really had that price', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock,Price,Was\nU1,20000,25000\n')
  expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()

  const summary = await dealer.apply('Stock,Price,Was\nU1,18000,25000\n', { at: '20260302-0600' })
  expect(summary.effect?.unprovenWasPrices).toBe(1)
  expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()

  await dealer.apply('Stock,Price,Was\nU1,17000,20000\n', { at: '20260303-0600' })
  expect((await dealer.vehicle('U1')).beforePriceCents).toBe(20_000_00)
})

test('OPS-02 every price of a vehicle is kept', async () => {
  const dealer = await feedDealer()
  for (const [day, price] of ['20000', 'POA', '18000'].entries()) {
    await dealer.apply(tableOf(['U1'], price), { at: `2026030${day + 1}-0600` })
  }

  const { id } = await dealer.vehicle('U1')
  const prices = await db.select().from(carPrices).where(eq(carPrices.carId, id)).orderBy(carPrices.id)
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([20_000_00, null, 18_000_00])
})

test('ROUTE-01 vehicles whose addresses would be the same get different ones', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock\nU-1\n')
  await dealer.apply('Stock\nU-1\nU 1\nU/1\n', { at: '20260302-0600' })

  const slugs = (await dealer.stock()).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(3)
  expect((await dealer.vehicle('U-1')).slug).toBe('toyota-hilux-u-1')
})

test('SITE-01 a feed reaches the vehicles of its own site only', async () => {
  const [ours, theirs] = [await feedDealer(), await feedDealer()]
  await ours.apply(tableOf(['U1', 'U2']))
  await theirs.apply(tableOf(['U1', 'U2', 'U3']))
  const before = await traces(theirs.siteId)

  await ours.apply(tableOf(['U1'], '9990'), { at: '20260302-0600' })

  expect(await traces(theirs.siteId)).toEqual(before)
})

test('OPS-02 each run is recorded with what it did', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock,Price\nU1,1000\n,1\n')

  expect(await runs(dealer.siteId)).toMatchObject([
    {
      feed: 'harbour',
      fileName: 'stock-20260301-0600.csv',
      outcome: 'applied',
      snapshotAt: new Date('2026-03-01T06:00:00+10:00'),
      rows: 2,
      rejected: 1,
      added: 1,
    },
  ])
})

/** Everything that an import could leave behind. */
async function traces(siteId: string) {
  const of = { siteId: sql`site_id = ${siteId}` }
  return {
    cars: await db.select().from(cars).where(of.siteId).orderBy(cars.id),
    changes: await db.select().from(changes).where(of.siteId).orderBy(changes.revision, changes.key),
    prices: await db.select().from(carPrices).where(of.siteId).orderBy(carPrices.id),
  }
}

function runs(siteId: string) {
  return db
    .select()
    .from(feedRuns)
    .where(eq(feedRuns.siteId, siteId))
    .orderBy(feedRuns.finishedAt, feedRuns.id)
}
