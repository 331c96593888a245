import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { feedFigures } from '#data/stock-import/feed-figures.ts'
import { carPrices } from '#data/tables/cars.ts'
import { sites } from '#data/tables/sites.ts'
import { testDatabase } from '../../support/database/database.ts'
import { importRuns, importTraces } from '../../support/feeds/import-traces.ts'
import { feedDealer, harbourMapping, tableOf } from '../../support/feeds/feed-dealer.ts'

const { db } = testDatabase()

describe('CAR-01 a feed’s vehicle', () => {
  test('is stored with the fields and the location from the feed', async () => {
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
      dealerComments: 'One owner, as "new"\nLog books',
      dealerCommentsRich: [
        {
          kind: 'paragraph',
          words: [{ text: 'One owner', strong: true }, { text: ', as "new"\nLog books' }],
        },
      ],
      locationId: '10',
      dealershipId: '1',
      city: 'Wynnum',
      state: 'QLD',
      status: 'in_stock',
      soldAt: null,
      createdAt: new Date('2026-02-28T00:00:00+10:00'),
    })
  })

  test('without a location is at the dealer’s only one', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1']))
    expect(await dealer.vehicle('U1')).toMatchObject({ locationId: '10', dealershipId: '1', city: 'Wynnum' })
  })

  test('keeps text that looks like the database’s escapes', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Comments\nU1,"\\N \\. a\tb \\\\ \\n"\n')
    expect((await dealer.vehicle('U1')).dealerComments).toBe('\\N \\. a b \\\\ \\n')
  })
})

describe('DATA-06 HTML in a feed', () => {
  test('is read in every field, and lists keep their items', async () => {
    const dealer = await feedDealer()
    await dealer.apply(
      'Stock,Badge,Features,Comments\n' +
        'U1,"Land &amp; Sea","<ul><li>Heated seats &amp; mirrors</li><li>Sunroof</li></ul>","<p>Call us</p><script>alert(1)</script>"\n',
      { mapping: { fields: { ...harbourMapping.fields, features: 'Features' } } },
    )

    expect(await dealer.vehicle('U1')).toMatchObject({
      badge: 'Land & Sea',
      features: ['Heated seats & mirrors', 'Sunroof'],
      dealerComments: 'Call us',
      dealerCommentsRich: null,
    })
  })

  test('that is missing from a later file loses its formatting', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Comments\nU1,<b>One owner</b>\n')
    await dealer.apply('Stock,Comments\nU1,One owner\n', { at: '20260302-0600' })

    expect(await dealer.vehicle('U1')).toMatchObject({
      dealerComments: 'One owner',
      dealerCommentsRich: null,
    })
  })
})

test.each([
  ['a ZIP file', { encode: () => Buffer.from('504b030414000000', 'hex') }, 'The file is a ZIP file or'],
  ['an empty file', { encode: () => Buffer.alloc(0) }, 'The file is empty.'],
  ['a file without a time in its name', { at: 'latest' }, 'The name stock-latest.csv has no date'],
])(
  'OPS-03 OPS-02 %s is recorded as refused, but not when it is rehearsed',
  async (_what, options, reason) => {
    const { siteId, apply, importText } = await feedDealer()
    await apply(tableOf(['U1']))
    const later = { at: '20260302-0600', ...options }
    await importText('Stock\n', { ...later, dryRun: true })
    expect(await importRuns(siteId)).toHaveLength(1)

    expect(await importText('Stock\n', later)).toMatchObject({ outcome: 'refused' })

    expect(await importRuns(siteId)).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'refused', feed: 'harbour', reason: expect.stringContaining(reason) },
    ])
    const [{ slug } = { slug: '' }] = await db.select().from(sites).where(eq(sites.id, siteId))
    expect((await feedFigures(db)).find(({ site }) => site === slug)).toMatchObject({ wasRefused: true })
  },
)

describe('OPS-02 a bad row never stops the others:', () => {
  test('it is reported with its row, line, field, value and reason, and its vehicle stays as it is', async () => {
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
      { row: 3, line: 4, outcome: 'left empty', field: 'price', value: 'twelve', reason: 'is not a number' },
    ])
    expect(await dealer.vehicle('U1')).toMatchObject({ status: 'in_stock', priceCents: 20_000_00 })
  })

  test('an unreadable row may be any vehicle, so none is sold that day', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2', 'U3']))

    const summary = await dealer.apply('Stock,Price\nU1,24990\nU2,24990,oops\nU4,24990\n', {
      at: '20260302-0600',
    })

    expect(summary).toMatchObject({ unreadable: 1, effect: { added: 1, sold: 0, kept: 2 } })
    expect((await dealer.stock()).map(({ status }) => status)).toEqual(Array(4).fill('in_stock'))
  })

  test('DATA-05 a row whose quote is not closed gives no vehicle the price of another, and none is sold', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Comments,Price\nU1,Great car,20000\nU2,Nice,90000\nU3,x,22000\n')
    const file = 'Stock,Comments,Price\nU1,"Great car,20000\nU2,Nice "one",90000\nU3,x,21000\n'

    const summary = await dealer.apply(file, { at: '20260302-0600' })

    expect(summary).toMatchObject({ unreadable: 1, effect: { changed: 1, sold: 0, kept: 2 } })
    expect((await dealer.stock()).map(({ priceCents, status }) => [priceCents, status])).toEqual([
      [20_000_00, 'in_stock'],
      [90_000_00, 'in_stock'],
      [21_000_00, 'in_stock'],
    ])
  })

  test('DATA-05 a row without a stock number may be any vehicle too', async () => {
    const dealer = await feedDealer()
    await dealer.apply(tableOf(['U1', 'U2', 'U3']))

    const summary = await dealer.apply('Stock,Price\nU1,24990\n,23990\n', { at: '20260302-0600' })

    expect(summary).toMatchObject({ rejected: 1, effect: { sold: 0, kept: 2 } })
    expect((await dealer.stock()).map(({ status }) => status)).toEqual(Array(3).fill('in_stock'))
  })

  test('DATA-05 guessed characters are reported with their row, and empty lines are ignored', async () => {
    const dealer = await feedDealer()
    const summary = await dealer.apply('Stock,Badge\nU1,Größe\nU2,Coup\uFFFD\n,\n', {
      encode: (text) => Buffer.from(Buffer.from(text).toString('latin1').replace('ï¿½', 'é'), 'latin1'),
    })

    expect(summary).toMatchObject({ rows: 2, vehicles: 2 })
    expect(dealer.reported).toMatchObject([
      { row: 2, line: 3, outcome: 'noted', field: 'badge', value: 'Coupé' },
    ])
    expect((await dealer.stock()).map(({ badge }) => badge)).toEqual(['Größe', 'Coupé'])
  })

  test('the last usable row about a vehicle counts', async () => {
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

  test('a repeated VIN is reported, and both vehicles are kept', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,VIN\nU1,JHMRW1810MC000001\nU2,JHMRW1810MC000001\n')

    expect(await dealer.stock()).toHaveLength(2)
    expect(dealer.reported).toMatchObject([{ row: 2, outcome: 'noted', field: 'vin', otherRow: 1 }])
  })
})

test('OPS-02 a dry run reports what would change, and changes nothing', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['U1', 'U2', 'U3']))
  const before = await importTraces(dealer.siteId)

  const result = await dealer.importText(tableOf(['U1', 'U2', 'U4'], '19990'), {
    at: '20260302-0600',
    dryRun: true,
  })

  expect(result).toMatchObject({
    outcome: 'rehearsed',
    summary: { effect: { added: 1, changed: 2, sold: 1 } },
  })
  expect(await importTraces(dealer.siteId)).toEqual(before)
})

test('PRC-04 a was-price that was never offered is left out and counted', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock,Price,Was\nU1,20000,25000\n')
  expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()

  const summary = await dealer.apply('Stock,Price,Was\nU1,18000,25000\n', { at: '20260320-0600' })
  expect(summary.effect?.unprovenWasPrices).toBe(1)
  expect((await dealer.vehicle('U1')).beforePriceCents).toBeNull()
})

test('OPS-02 every price of a vehicle is recorded', async () => {
  const dealer = await feedDealer()
  for (const [day, price] of ['20000', 'POA', '18000'].entries()) {
    await dealer.apply(tableOf(['U1'], price), { at: `2026030${day + 1}-0600` })
  }

  const { id } = await dealer.vehicle('U1')
  const prices = await db.select().from(carPrices).where(eq(carPrices.carId, id)).orderBy(carPrices.id)
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([20_000_00, null, 18_000_00])
})

test('SRCH-07 vehicles that tie in a sorted list are in the order of the file', async () => {
  const dealer = await feedDealer()
  const stockNumbers = Array.from({ length: 300 }, (_, nth) => `U${(nth * 7919) % 1000}`)

  await dealer.apply(tableOf(stockNumbers))

  const vehicles = await Promise.all(stockNumbers.map((stockNumber) => dealer.vehicle(stockNumber)))
  const ids = vehicles.map(({ id }) => id)
  expect(ids.toSorted()).toEqual(ids)
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(
    Math.abs(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16) - Date.now()),
  ).toBeLessThan(60_000)
})

test('ROUTE-01 vehicles with the same address get different ones', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock\nU-1\n')
  await dealer.apply('Stock\nU-1\nU 1\nU/1\n', { at: '20260302-0600' })

  const slugs = (await dealer.stock()).map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(3)
  expect((await dealer.vehicle('U-1')).slug).toBe('toyota-hilux-u-1')
})

test('SITE-01 a feed only changes the vehicles of its own site', async () => {
  const [ours, theirs] = [await feedDealer(), await feedDealer()]
  await ours.apply(tableOf(['U1', 'U2']))
  await theirs.apply(tableOf(['U1', 'U2', 'U3']))
  const before = await importTraces(theirs.siteId)

  await ours.apply(tableOf(['U1'], '9990'), { at: '20260302-0600' })

  expect(await importTraces(theirs.siteId)).toEqual(before)
})

test('OPS-02 each run is recorded with its result', async () => {
  const dealer = await feedDealer()
  await dealer.apply('Stock,Price\nU1,1000\n,1\n')

  expect(await importRuns(dealer.siteId)).toMatchObject([
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
