import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lockStock } from '#data/lock-stock.ts'
import { siteStores } from '#data/site-stores.ts'
import { testDatabase } from '../../support/database/database.ts'
import { feedDealer, harbourMapping, numbered, tableOf } from '../../support/feeds/feed-dealer.ts'
import { plan, wishOf } from '../../support/reservations/hold-plan.ts'
import { until } from '../../support/server/until.ts'

const { db } = testDatabase()

const all = numbered(400)
const [gone, left] = [all.slice(0, 100), all.slice(100)]
const heldOnes = gone.slice(0, 10)

describe('RSV-02 a vehicle that a customer has paid to hold', () => {
  test('stays for sale when the feed no longer lists it, and the import names it', async () => {
    const dealer = await heldDealer()

    const summary = await dealer.apply(tableOf(left), { at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ sold: 90, held: { count: 10, stockNumbers: heldOnes } })
    const stock = await dealer.stock()
    expect(stock.filter(({ status }) => status === 'in_stock')).toHaveLength(310)
    expect(stock.filter(({ onHold }) => onHold).map(({ stockNumber }) => stockNumber)).toEqual(heldOnes)
  })

  test('is sold by the next file once it is no longer held', async () => {
    const dealer = await heldDealer()
    await dealer.apply(tableOf(left), { at: '20260302-0600' })
    const { holds } = siteStores(db, dealer.siteId)
    for (const { id } of await holds.list(['held'], 20)) await holds.step(id, 'release', plan)

    const summary = await dealer.apply(tableOf(left, '23990'), { at: '20260303-0600' })

    expect(summary.effect).toMatchObject({ sold: 10, held: { count: 0, stockNumbers: [] } })
  })

  test('is not withdrawn by a row that leaves it out of this site', async () => {
    const dealer = await heldDealer()
    const mapping = { skip: [{ column: 'Price', is: ['1'], reason: 'not for upload' }] }
    const rows = tableOf(left) + heldOnes.map((number) => `${number},1\n`).join('')

    const summary = await dealer.apply(rows, { at: '20260302-0600', mapping })

    expect(summary.effect).toMatchObject({ withdrawn: 0, held: { count: 10, stockNumbers: heldOnes } })
  })

  test.each([
    ['on hold', 'On hold,Y'],
    ['not for the website', 'in_stock,N'],
  ])('stays for sale and shown when its row says “%s”', async (_what, cells) => {
    const dealer = await heldDealer()
    const before = await dealer.vehicle(heldOnes[0] ?? '')
    const mapping = { fields: { ...harbourMapping.fields, showOnDealerWebsite: 'Publish' } }
    const rows = (price: number) =>
      all.map((number, index) => `${number},${price},${index < 10 ? cells : 'in_stock,Y'}\n`)

    const at = '20260302-0600'
    const summary = await dealer.apply(`Stock,Price,Status,Publish\n${rows(23_990).join('')}`, {
      mapping,
      at,
    })

    expect(summary.effect).toMatchObject({
      changed: 390,
      takenOff: 0,
      held: { count: 10, stockNumbers: heldOnes },
    })
    expect(await dealer.vehicle(heldOnes[0] ?? '')).toEqual(before)
  })

  test('is not taken off the site by another feed', async () => {
    const dealer = await heldDealer()
    const mapping = { feed: 'other' }

    const file = `Stock,Price,Status\nX1,24990,in_stock\n${heldOnes[0]},24990,withdrawn\n`
    const summary = await dealer.apply(file, { mapping, at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ held: { count: 1, stockNumbers: [heldOnes[0]] } })
    expect(await dealer.vehicle(heldOnes[0] ?? '')).toMatchObject({ status: 'in_stock', feed: 'harbour' })
  })

  test('is sold by the same file once it is no longer held', async () => {
    const dealer = await heldDealer()
    await dealer.apply(tableOf(left), { at: '20260302-0600' })
    expect((await dealer.apply(tableOf(left), { at: '20260303-0600' })).effect).toMatchObject({ sold: 0 })
    const { holds } = siteStores(db, dealer.siteId)
    for (const { id } of await holds.list(['held'], 20)) await holds.step(id, 'release', plan)

    const summary = await dealer.apply(tableOf(left), { at: '20260304-0600' })

    expect(summary.effect).toMatchObject({ sold: 10, held: { count: 0 } })
    expect(await dealer.importText(tableOf(left), { at: '20260305-0600' })).toEqual({ outcome: 'same-file' })
  })

  test('is sold when the feed itself says so, and the hold stays until the dealer ends it', async () => {
    const dealer = await heldDealer()
    const rows = ['Stock,Price,Status\n', ...left.map((number) => `${number},24990,in_stock\n`)]

    await dealer.apply(`${rows.join('')}${heldOnes[0]},24990,sold\n`, { at: '20260302-0600' })

    expect(await dealer.vehicle(heldOnes[0] ?? '')).toMatchObject({ status: 'sold', onHold: true })
    expect(await siteStores(db, dealer.siteId).holds.list(['held'], 20)).toHaveLength(10)
  })

  test('is sold while an attempt to pay for it, which is not paid, runs', async () => {
    const dealer = await heldDealer({ isPaid: false })

    const summary = await dealer.apply(tableOf(left), { at: '20260302-0600' })

    expect(summary.effect).toMatchObject({ sold: 100, held: { count: 0, stockNumbers: [] } })
  })
})

describe('RSV-02 holds and an import at the same moment', () => {
  test('the import waits for a hold that is being stored', async () => {
    const dealer = await heldDealer()
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
    const storing = db.transaction(async (tx) => {
      await lockStock(tx, dealer.siteId)
      await rest
      await tx.execute(sql`update cars set odometer_km = 1
        where site_id = ${dealer.siteId} and stock_number = ${left[0]}`)
    })

    const importing = dealer.apply(tableOf(left, '23990'), { at: '20260302-0600' })
    await until(() => waiting('forecourt import'))
    goOn()

    await storing
    expect((await importing).effect).toMatchObject({ changed: 300, sold: 90 })
  })

  test('a hold waits for an import, without keeping a vehicle from it', async () => {
    const dealer = await heldDealer()
    const [first, second] = [await dealer.vehicle(left[0] ?? ''), await dealer.vehicle(left[1] ?? '')]
    const { holds } = siteStores(db, dealer.siteId)
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
    const importing = db.transaction(async (tx) => {
      await tx.execute(
        sql`update cars set odometer_km = 1 where site_id = ${dealer.siteId} and id = ${first.id}`,
      )
      hasBegun()
      await rest
      await tx.execute(
        sql`update cars set odometer_km = 1 where site_id = ${dealer.siteId} and id = ${second.id}`,
      )
    })

    await begun
    const taking = holds.take(wishOf(second.id, 'sam'), plan)
    await until(() => waiting('forecourt'))
    goOn()

    await importing
    expect(await taking).toMatchObject({ state: 'pending' })
    expect(await dealer.vehicle(second.stockNumber)).toMatchObject({ odometerKm: 1, onHold: true })
  })
})

test('OPS-03 an import whose process is gone holds up the stock for a minute at most', async () => {
  const dealer = await feedDealer()
  await db.execute(sql`
    create table import_settings (idle text);
    create function note_settings() returns trigger language plpgsql as $$ begin
      insert into import_settings values (current_setting('idle_in_transaction_session_timeout'));
      return null;
    end $$;
    create trigger note_settings after insert on cars execute function note_settings()`)
  onTestFinished(
    async () => void (await db.execute(sql`drop function note_settings cascade; drop table import_settings`)),
  )

  await dealer.apply(tableOf(left))

  expect((await db.execute(sql`select distinct idle from import_settings`)).rows).toEqual([{ idle: '1min' }])
})

describe('CAR-01 a vehicle that the feed calls reserved', () => {
  const mapping = { fields: { ...harbourMapping.fields, reserved: 'Reserved' } }

  test('is reserved until the feed says otherwise or says nothing', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Reserved\nU1,Yes\nU2,y\nU3,no\n', { mapping })
    expect(await reservedOf(dealer)).toEqual(['U1', 'U2'])

    await dealer.apply('Stock,Reserved\nU1,0\nU2,\nU3,1\n', { at: '20260302-0600', mapping })

    expect(await reservedOf(dealer)).toEqual(['U3'])
  })

  test('stays reserved when a file lacks the column', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Reserved\nU1,Yes\nU2,No\n', { mapping })

    await dealer.apply('Stock,Km\nU1,10\nU2,10\n', { at: '20260302-0600', mapping })

    expect(await reservedOf(dealer)).toEqual(['U1'])
  })

  test('is reserved by an online hold as well, whatever the feed says', async () => {
    const dealer = await feedDealer()
    await dealer.apply('Stock,Reserved\nU1,No\nU2,Yes\n', { mapping })
    const { holds } = siteStores(db, dealer.siteId)
    const hold = await holds.take(wishOf((await dealer.vehicle('U1')).id, 'kim'), plan)

    await dealer.apply('Stock,Reserved\nU1,No\nU2,No\n', { at: '20260302-0600', mapping })
    expect(await reservedOf(dealer)).toEqual(['U1'])
    expect(await holds.find(hold?.id ?? '')).toMatchObject({ state: 'pending' })

    await dealer.apply('Stock,Reserved\nU1,Yes\nU2,No\n', { at: '20260303-0600', mapping })
    await holds.step(hold?.id ?? '', 'release', plan)
    expect(await reservedOf(dealer)).toEqual(['U1'])
  })
})

/** The stock numbers of the vehicles that visitors see as reserved. */
async function reservedOf({ siteId }: { siteId: string }) {
  const found: string[] = []
  for await (const batch of siteStores(db, siteId).cars.inBatches())
    found.push(...batch.filter(({ reserved }) => reserved).map(({ stockNumber }) => stockNumber))
  return found.sort()
}

/** A dealer with 400 vehicles, ten of which are held by customers. */
async function heldDealer({ isPaid = true } = {}) {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(all))
  const { holds, payments } = siteStores(db, dealer.siteId)
  for (const stockNumber of heldOnes) {
    const { id } = await dealer.vehicle(stockNumber)
    const hold = await holds.take(wishOf(id, stockNumber), plan)
    if (!hold) throw new Error('The vehicle was free.')
    const { id: holdId, reference, name, email, phone, page } = hold
    const who = { reference, name, email, phone, page }
    const paid = { ...who, purpose: 'deposit', holdId, provider: 'sandbox', amountCents: 200_00 } as const
    const payment = await payments.create(paid)
    if (isPaid) await payments.settle(payment.id, 'pay', plan)
  }
  return dealer
}

/** Whether a connection of this program waits for a lock. */
async function waiting(program: string) {
  const { rows } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${program} and wait_event_type = 'Lock'`)
  return rows.length > 0
}
