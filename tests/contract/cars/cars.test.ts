import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

test('CAR-01 a vehicle is read with every field as it was stored', async () => {
  const { cars } = await ownSite()
  const full = sampleCar({
    soldAt: new Date('2026-03-01T00:00:00.123Z'),
    standardEquipment: ['Tow bar', 'Näive “quotes” \\ and, commas'],
    financeLenders: { T: quote },
    marketPrices: { stateAverageCents: 4_700_000, averageCents: null },
    variant: { engineLitres: 2.8, cylinders: 4 },
    specifications: { bodyLengthMm: 6400, sleeps: 4 },
    registrationExpiry: '2026-12-31',
    buildDate: '2021-04',
    dealerComments: 'One owner.\nFull books.',
  })
  await cars.put([full])

  const { updatedAt, ...stored } = (await cars.findBySlug(full.slug)) ?? {}

  expect(stored).toEqual({ ...full, views: 0 })
  expect(updatedAt).toBeInstanceOf(Date)
})

test.each(['findMany', 'findBrief'] as const)(
  '%s returns vehicles in the requested order, without unknown ids',
  async (find) => {
    const { cars } = await ownSite()
    const [first, second] = [sampleCar(), sampleCar()]
    await cars.put([first, second])

    const found = await cars[find]([second.id, createId(), 'not-an-id', first.id.toUpperCase()])

    expect(found.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await cars[find](['not-an-id'])).toEqual([])
  },
)

test('CAR-01 cards have the values of the whole vehicle, without its details', async () => {
  const { cars } = await ownSite()
  const stored = sampleCar({ dealerComments: 'One owner', images: ['/a.webp', '/b.webp'], reserved: true })
  await cars.put([stored])

  const [brief] = await cars.findBriefBySlug([stored.slug, 'unknown'])

  expect(await cars.findById(stored.id)).toMatchObject({ ...brief })
  expect(brief).toMatchObject({ images: stored.images, reserved: true, priceCents: stored.priceCents })
  expect(Object.keys(brief ?? {})).not.toContain('dealerComments')
})

test('SITE-01 a picture belongs to a vehicle by its whole address, not by a key that other addresses share', async () => {
  const { cars } = await ownSite()
  const [large, small, first] = ['https://a.example/1.jpg', 'https://a.example/1-small.jpg', '/media/2.webp']
  await cars.put([sampleCar({ images: [large], thumbnails: [small], primaryImageUrl: first })])
  const owns = (address: string) => cars.ownsImage(address)

  expect(await Promise.all([large, small, first].map(owns))).toEqual([true, true, true])
  expect(await Promise.all(['', 'https://a.example/1', large.toUpperCase()].map(owns))).toEqual([
    false,
    false,
    false,
  ])
  const [likeLarge, likeFirst] = [await withKeyOf(large), await withKeyOf(first)]
  expect([likeLarge, likeFirst]).not.toContain('')
  expect(await owns(likeLarge)).toBe(false)
  expect(await owns(likeFirst)).toBe(false)
})

/** Another address that has the same key in the index. */
async function withKeyOf(address: string) {
  const { rows } = await testDatabase().db.execute<{ other: string }>(sql`
    select other from generate_series(1, 2000000) n, lateral (select 'https://b.example/' || n as other) addresses
    where picture_key(other) = picture_key(${address}) limit 1`)
  return rows[0]?.other ?? ''
}

test('vehicles are returned by stock number in the requested order', async () => {
  const { cars } = await ownSite()
  const [first, second] = [sampleCar(), sampleCar()]
  await cars.put([first, second])

  const found = await cars.findBriefByStockNumber([second.stockNumber, 'NOTHING', first.stockNumber])

  expect(found.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await cars.findBriefByStockNumber([])).toEqual([])
})

test('an invalid id finds nothing', async () => {
  const { cars } = await ownSite()

  expect(await cars.findById("1' or '1'='1")).toBeNull()
  expect(await cars.findById('')).toBeNull()
})

test('storing a vehicle again replaces it', async () => {
  const { cars } = await ownSite()
  const before = sampleCar()
  await cars.put([before])
  await cars.put([{ ...before, name: 'Renamed', priceCents: null }])

  expect(await cars.findById(before.id)).toMatchObject({ name: 'Renamed', priceCents: null })
})

test('a large stock is returned in batches, each vehicle once', async () => {
  const { cars } = await ownSite()
  const stock = Array.from({ length: 25 }, () => sampleCar())
  await cars.put(stock)

  const seen: string[] = []
  const sizes: number[] = []
  for await (const batch of cars.inBatches(10)) {
    sizes.push(batch.length)
    seen.push(...batch.map(({ id }) => id))
  }

  expect(sizes).toEqual([10, 10, 5])
  expect(new Set(seen)).toEqual(new Set(stock.map(({ id }) => id)))
})

const quote = {
  interestRate: 7.99,
  comparisonRate: 9.11,
  paymentWeekCents: 14_005,
  paymentMonthCents: 60_815,
  termMonths: 60,
  termYears: 5,
  termUnit: 'months',
  depositCents: 0,
  balloonCents: null,
  disclaimer: 'Fees apply.',
}
