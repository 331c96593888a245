import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { changeLog } from '#data/changes.ts'
import { addAlertJobs } from '#data/customers/alert-jobs.ts'
import { outboxOf } from '#data/outbox.ts'
import type { StoredCar } from '#data/cars/cars.ts'
import type { AlertChoice } from '#domain/alerts/alert-kinds.ts'
import { findAlerts } from '#operations/alerts/find-alerts.ts'
import { startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const { db } = startWithNoJobs()
const changes = changeLog(db)
const all: AlertChoice[] = [
  { kind: 'price-drop', channel: 'sms', frequency: 'daily' },
  { kind: 'back-in-stock', channel: 'sms', frequency: 'daily' },
  { kind: 'hold-ended', channel: 'sms', frequency: 'daily' },
  { kind: 'new-match', channel: 'sms', frequency: 'daily' },
]

describe('SAVE-06 the finder', () => {
  test('tells a customer once about each change of a vehicle they saved', async () => {
    const shop = await shopWith([sampleCar({ slug: 'hilux', priceCents: 40_000_00 })])
    const kim = await shop.customer('+61491570006', ['hilux'])
    await shop.find()

    await shop.change('hilux', { priceCents: 38_000_00 })
    await Promise.all([shop.find(), shop.find(), shop.find()])
    await shop.find()

    expect(await shop.finds(kim)).toEqual([
      { kind: 'price-drop', carIds: [shop.id('hilux')], priceCents: 40_000_00 },
    ])
    expect(await shop.jobs(kim)).toBe(1)
  })

  test('tells nobody about what happened before they asked, nor at its first run', async () => {
    const shop = await shopWith([sampleCar({ slug: 'hilux', priceCents: 40_000_00 })])
    await shop.change('hilux', { priceCents: 38_000_00 })
    const kim = await shop.customer('+61491570006', ['hilux'])
    await shop.find()
    expect(await shop.finds(kim)).toEqual([])
  })

  test('finds the end of a hold and a vehicle that is back', async () => {
    const shop = await shopWith([
      sampleCar({ slug: 'held', stockNumber: 'A', reserved: true }),
      sampleCar({ slug: 'sold', stockNumber: 'B', status: 'sold', soldAt: new Date('2026-03-09') }),
    ])
    const kim = await shop.customer('+61491570006', ['held', 'sold'])
    await shop.find()
    await shop.change('held', { reserved: false })
    await shop.change('sold', { status: 'in_stock', soldAt: null })
    await shop.find()
    expect((await shop.finds(kim)).map(({ kind }) => kind).toSorted()).toEqual([
      'back-in-stock',
      'hold-ended',
    ])
    expect(await shop.jobs(kim), 'they fall into one message').toBe(1)
  })

  test('finds at the end of a hold what happened meanwhile: a lower price, and that a vehicle is back', async () => {
    const sold = { status: 'sold', soldAt: new Date('2026-03-09') } as const
    const shop = await shopWith([
      sampleCar({ slug: 'cheaper', stockNumber: 'A', priceCents: 40_000_00 }),
      sampleCar({ slug: 'back', stockNumber: 'B', ...sold }),
    ])
    const kim = await shop.customer('+61491570006', ['cheaper', 'back'])
    await shop.find()
    const back = { status: 'in_stock', soldAt: null } as const
    for (const now of [{ reserved: true }, { reserved: true, priceCents: 36_000_00 }]) {
      await shop.change('cheaper', now)
      await shop.change('back', { ...back, ...now })
      await shop.find()
    }
    expect(await shop.finds(kim)).toEqual([])

    await shop.change('cheaper', { priceCents: 36_000_00 })
    await shop.change('back', back)
    await shop.find()
    expect(await shop.finds(kim)).toMatchObject([
      { kind: 'back-in-stock', carIds: [shop.id('back')] },
      { kind: 'hold-ended', carIds: [shop.id('cheaper')] },
      { kind: 'price-drop', carIds: [shop.id('cheaper')], priceCents: 40_000_00 },
    ])
  })

  test('finds new vehicles by the rules of the site’s search, in any spelling and with typing errors', async () => {
    const shop = await shopWith([
      sampleCar({ slug: 'old', stockNumber: 'O', make: 'Toyota', model: 'HiLux' }),
    ])
    const kim = await shop.customer('+61491570006', [])
    const searches = [
      '/search?make=toyota',
      '/search?query=hilx',
      '/search?make=Mazda',
      '/search?price=%3A1000',
    ]
    for (const address of searches) await shop.dealer.savedSearches.save(kim, { address, key: address }, 50)
    await shop.find()
    await shop.dealer.cars.put([
      sampleCar({ slug: 'new', stockNumber: 'N', make: 'TOYOTA', model: 'HILUX', priceCents: 30_000_00 }),
    ])
    await shop.find()
    const keys = await db.execute<{ key: string }>(sql`select s.key from alert_finds f
      join saved_searches s on s.site_id = f.site_id and s.id = f.subject_id where f.site_id = ${shop.dealer.siteId}`)
    expect(keys.rows.map(({ key }) => key).toSorted()).toEqual(searches.slice(0, 2).toSorted())
  })

  test('leaves no find without a job when a worker starts the waiting one at the same moment', async () => {
    const shop = await shopWith([sampleCar({ slug: 'hilux', priceCents: 40_000_00 })])
    const kim = await shop.customer('+61491570006', ['hilux'])
    await shop.find()
    await shop.change('hilux', { priceCents: 38_000_00 })
    await shop.find()
    await db.execute(sql`update outbox set next_attempt_at = now() where key = ${kim}`)
    const start = () => outboxOf(db).claim({ kinds: ['alert-digest'], busy: [], leaseMs: 60_000 })
    const job = { kind: 'alert-digest', payload: { to: 'alerts', alerts: 'sms' }, dueAt: new Date() }

    await db.transaction(async (tx) => {
      await addAlertJobs(tx, shop.dealer.siteId, [{ customerId: kim, channel: 'sms' }], () => job)
      expect(await start()).toBeNull()
    })

    expect(await start()).toMatchObject({ key: kim })
    expect(await shop.jobs(kim)).toBe(1)
  })

  test('stops following a site where nobody wants alerts, and starts again without a flood', async () => {
    const shop = await shopWith([sampleCar({ slug: 'hilux', priceCents: 40_000_00 })])
    const kim = await shop.customer('+61491570006', ['hilux'])
    await shop.find()
    await shop.dealer.alertChoices.stop(kim, null)
    await shop.dealer.alertTurns.forget()
    await shop.change('hilux', { priceCents: 38_000_00 })
    await shop.dealer.alertChoices.choose(kim, all, { wording: 'v1', page: '/account/alerts' })
    await shop.find()
    expect(await shop.finds(kim)).toEqual([])
  })

  test('compares every vehicle when changes have been pruned', async () => {
    const shop = await shopWith([sampleCar({ slug: 'hilux', priceCents: 40_000_00 })])
    const kim = await shop.customer('+61491570006', ['hilux'])
    await shop.find()
    await shop.change('hilux', { priceCents: 38_000_00 })
    await db.execute(sql`delete from changes where site_id = ${shop.dealer.siteId}`)
    await shop.find()
    expect(await shop.finds(kim)).toHaveLength(1)
  })
})

async function shopWith(stock: StoredCar[]) {
  const dealer = await dealership({ stock })
  const cars = new Map(stock.map((car) => [car.slug, car]))
  const id = (slug: string) => cars.get(slug)?.id ?? ''
  return {
    dealer,
    id,
    find: () => findAlerts(dealer, { changes }),
    async customer(phone: string, saved: string[]) {
      const customer = await dealer.customers.withPhone(phone)
      for (const slug of saved) await dealer.savedCars.save(customer.id, { carId: id(slug) }, 50)
      await dealer.alertChoices.choose(customer.id, all, { wording: 'v1', page: '/account/alerts' })
      return customer.id
    },
    async change(slug: string, overrides: Partial<StoredCar>) {
      const car = cars.get(slug)
      if (car) await dealer.cars.put([{ ...car, ...overrides }])
    },
    async finds(customerId: string) {
      const { rows } = await db.execute(sql`select kind, car_ids as "carIds", price_cents::int as "priceCents"
        from alert_finds where site_id = ${dealer.siteId} and customer_id = ${customerId} order by kind`)
      return rows
    },
    async jobs(customerId: string) {
      const { rows } = await db.execute(
        sql`select 1 from outbox where site_id = ${dealer.siteId} and key = ${customerId}`,
      )
      return rows.length
    },
  }
}
