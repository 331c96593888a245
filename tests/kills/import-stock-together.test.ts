import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { testDatabase, testDatabaseUrl } from '../support/database/database.ts'
import { feedDealer, harbourMapping, numbered, tableOf } from '../support/feeds/feed-dealer.ts'
import { startProcess } from '../support/server/processes.ts'
import { until } from '../support/server/until.ts'

vi.setConfig({ testTimeout: 120_000 })

const { db } = testDatabase()
const VEHICLES = 4000

test('OPS-02 an import that is killed at any point leaves the old stock or the new, never a mixture', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(numbered(VEHICLES), '20000'))

  for (const pieces of [1, 2, 4, 6]) {
    const importer = startImporter(dealer, wideTableOf(numbered(VEHICLES), '10000'))
    await until(() => importer.said.length >= pieces)
    await importer.kill()

    const left = await prices(dealer.siteId)
    expect(left).toHaveLength(1)
    expect(left).toMatchObject([{ status: 'in_stock', n: VEHICLES }])
  }
})

test('OPS-02 an import that is killed during its merge leaves the old stock, and the next one succeeds', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(numbered(VEHICLES), '20000'))
  const text = tableOf(numbered(VEHICLES, 11), '10000')

  // The merge changes its vehicles but cannot finish, because the last one that it has to sell is locked.
  const holder = new Client({ connectionString: testDatabaseUrl() })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`select from cars where site_id = $1 and stock_number = 'U0003' for update`, [
    dealer.siteId,
  ])
  const importer = startImporter(dealer, text)
  await until(async () => (await importsWaitingForLocks()) > 0)
  await importer.kill()
  await holder.query('rollback')
  await holder.end()

  expect(await prices(dealer.siteId)).toEqual([{ price: 20_000_00, status: 'in_stock', n: VEHICLES }])

  const again = await dealer.apply(text, { at: '20260302-0600' })
  expect(again.effect).toMatchObject({ sold: 10, added: 10, changed: VEHICLES - 10 })
  expect(await prices(dealer.siteId)).toEqual([
    { price: 10_000_00, status: 'in_stock', n: VEHICLES },
    { price: 20_000_00, status: 'sold', n: 10 },
  ])
})

test('OPS-02 the second of two imports for a site waits, says so, and sees the result of the first', async () => {
  const dealer = await feedDealer()
  const holder = new Client({ connectionString: testDatabaseUrl() })
  await holder.connect()
  await holder.query(`select pg_advisory_lock(hashtextextended('stock import ' || $1, 0))`, [dealer.siteId])
  let hasWaited = false

  const importing = dealer.apply(tableOf(['U1']), { onWait: () => (hasWaited = true) })
  await until(() => hasWaited)
  expect(await dealer.stock()).toEqual([])
  await holder.end()

  expect((await importing).effect).toMatchObject({ added: 1 })
})

test('OPS-02 many simultaneous imports leave one feed’s stock and no mixture', async () => {
  const dealer = await feedDealer()

  await Promise.all(
    [1, 2, 3, 4].map((day) =>
      dealer.importText(tableOf(numbered(200), `${day}0000`), { at: `2026030${day}-0600`, force: true }),
    ),
  )

  expect(await prices(dealer.siteId)).toMatchObject([{ status: 'in_stock', n: 200 }])
})

test('OPS-02 a reservation during an import is kept', async () => {
  const dealer = await feedDealer()
  await dealer.apply(tableOf(['U1', 'U2'], '20000'))
  const holder = new Client({ connectionString: testDatabaseUrl() })
  await holder.connect()
  await holder.query('begin')
  await holder.query(`update cars set reserved = true where site_id = $1 and stock_number = 'U1'`, [
    dealer.siteId,
  ])

  const importing = dealer.apply(tableOf(['U1', 'U2'], '10000'), { at: '20260302-0600' })
  await until(async () => (await importsWaitingForLocks()) > 0)
  await holder.query('commit')
  await holder.end()
  await importing

  expect(await dealer.vehicle('U1')).toMatchObject({ reserved: true, priceCents: 10_000_00 })
})

function startImporter({ siteId, folder, document }: Awaited<ReturnType<typeof feedDealer>>, text: string) {
  const path = join(folder, 'stock-20260302-0600.csv')
  const orders = join(folder, 'orders.json')
  writeFileSync(path, text)
  writeFileSync(
    orders,
    JSON.stringify({ databaseUrl: testDatabaseUrl(), siteId, document, mapping: harbourMapping, path }),
  )
  return startProcess('feeds/stock-importer.ts', orders)
}

/** Enough text that it is read in many chunks. */
function wideTableOf(stockNumbers: string[], price: string) {
  const comments = 'Well kept. '.repeat(50)
  return ['Stock,Price,Comments\n', ...stockNumbers.map((number) => `${number},${price},${comments}\n`)].join(
    '',
  )
}

async function importsWaitingForLocks() {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where application_name = 'forecourt import' and datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.n ?? 0
}

async function prices(siteId: string) {
  const { rows } = await db.execute(sql`
    select price_cents::int as price, status, count(*)::int as n from cars where site_id = ${siteId}
    group by 1, 2 order by 1, 2`)
  return rows
}
