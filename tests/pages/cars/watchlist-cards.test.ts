import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { carPrices } from '#data/tables/cars.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { visit } from '../../support/browser/visit.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const MARCH = secondsOf('2026-03-01T12:00:00+10:00')

describe('SAVE-04 the saved vehicles of a device', () => {
  test('come as they are today, in the requested order', async () => {
    const [hilux, sold, longSold, hidden, reserved] = ids(5)
    const dealer = await dealership({
      stock: [
        { id: hilux, slug: 'hilux' },
        { id: sold, slug: 'sold', status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') },
        { id: longSold, model: 'Corolla', status: 'sold', soldAt: new Date('2025-03-09T10:00:00+10:00') },
        { id: hidden, showOnDealerWebsite: false },
        { id: reserved, slug: 'reserved', reserved: true },
      ],
    })
    const unknown = createId()

    const { status, items } = await ask(dealer, [reserved, longSold, unknown, hidden, sold, hilux])

    expect(status).toBe(200)
    expect(items).toMatchObject([
      { carId: reserved, state: 'reserved', card: { slug: 'reserved' }, dropCents: null },
      { carId: longSold, state: 'sold', title: '2021 Toyota Corolla', card: null },
      { carId: unknown, state: 'gone', title: null, card: null },
      { carId: hidden, state: 'gone', title: null, card: null },
      { carId: sold, state: 'sold', title: '2021 Toyota HiLux', card: { slug: 'sold', status: 'sold' } },
      { carId: hilux, state: 'for-sale', title: '2021 Toyota HiLux', card: { slug: 'hilux' } },
    ])
  })

  test('have the price drop since each was saved', async () => {
    const [car] = ids(1)
    const dealer = await dealership()
    await priced(dealer, car, [
      ['2026-02-01', 48_990_00],
      ['2026-02-20', 47_490_00],
      ['2026-03-05', 45_990_00],
    ])

    const dropSince = async (day: string) =>
      (await ask(dealer, [car], [secondsOf(`${day}T12:00:00+10:00`)])).items[0]?.dropCents

    expect(await dropSince('2026-03-01')).toBe(1_500_00)
    expect(await dropSince('2026-02-02')).toBe(3_000_00)
    expect(await dropSince('2026-03-06')).toBeNull()
    expect(await dropSince('2026-01-01')).toBeNull()
  })

  test('have no drop once they are sold', async () => {
    const [car] = ids(1)
    const dealer = await dealership()
    await priced(dealer, car, [
      ['2026-02-01', 48_990_00],
      ['2026-03-05', 45_990_00],
    ])
    const [stored] = await dealer.cars.findMany([car])
    const {
      views: _views,
      updatedAt: _updated,
      ...rest
    } = stored ?? { ...sampleCar(), views: 0, updatedAt: 0 }
    await dealer.cars.put([{ ...rest, status: 'sold', soldAt: new Date('2026-03-09T10:00:00+10:00') }])

    expect((await ask(dealer, [car], [MARCH])).items).toMatchObject([{ state: 'sold', dropCents: null }])
  })

  test('SITE-01 never include another dealer’s', async () => {
    const [id] = ids(1)
    await dealership({ stock: [{ id, slug: 'elsewhere' }] })

    expect((await ask(await dealership(), [id])).items).toMatchObject([{ state: 'gone', title: null }])
  })

  test.each([
    ['nothing', ''],
    ['no ids', '?ids=&saved='],
    ['no times', `?ids=${createId()}`],
    ['fewer times than ids', `?ids=${createId()},${createId()}&saved=1`],
    ['something that is no id', `?ids=${createId()},x&saved=1,1`],
    ['a hostile id', `?ids=${encodeURIComponent("'; drop table cars; --")}&saved=1`],
    [
      'an id twice',
      `?ids=${`${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)},`.repeat(2).slice(0, -1)}&saved=1,1`,
    ],
    ['too many ids', `?ids=${ids(51).join(',')}&saved=${Array(51).fill(1).join(',')}`],
    ['a time that is no number', `?ids=${createId()}&saved=yesterday`],
    ['a negative time', `?ids=${createId()}&saved=-1`],
    ['a broken time', `?ids=${createId()}&saved=1.5`],
    ['an impossible time', `?ids=${createId()}&saved=999999999999`],
  ])('are refused for %s', async (_what, parameters) => {
    const { status, html } = await visit(await dealership(), `/api/watchlist/cards${parameters}`)

    expect(status).toBe(400)
    expect(JSON.parse(html)).toMatchObject({ error: { code: 'bad_request', message: expect.any(String) } })
  })
})

type Item = { carId: string; state: string; title: string | null; card: unknown; dropCents: number | null }

async function ask(dealer: Dealership, cars: string[], saved = cars.map(() => MARCH)) {
  const { status, html } = await visit(
    dealer,
    `/api/watchlist/cards?ids=${cars.join(',')}&saved=${saved.join(',')}`,
  )
  return { status, items: (JSON.parse(html) as { items: Item[] }).items }
}

/** Stores a vehicle that had these prices from these days. */
async function priced(dealer: Dealership, id: string, prices: [day: string, priceCents: number][]) {
  const car = sampleCar({ id })
  for (const [, priceCents] of prices) await dealer.cars.put([{ ...car, priceCents }])
  const { db } = testDatabase()
  for (const [day, priceCents] of prices) {
    const from = new Date(`${day}T09:00:00+10:00`)
    await db
      .update(carPrices)
      .set({ from })
      .where(and(eq(carPrices.carId, id), eq(carPrices.priceCents, priceCents)))
  }
}

function ids(count: number) {
  return Array.from({ length: count }, () => createId()) as [string, string, string, string, string]
}

function secondsOf(moment: string) {
  return Math.floor(Date.parse(moment) / 1000)
}
