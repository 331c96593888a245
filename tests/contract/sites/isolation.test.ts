import { readFileSync, globSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SiteStores, siteStores } from '#data/site-stores.ts'
import { outbox } from '#data/tables/outbox.ts'
import { testDatabase } from '../../support/database/database.ts'
import {
  fullDealer,
  nine,
  theirCar,
  theirStart,
  theirText,
  today,
} from '../../support/samples/full-dealer.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { crossSiteAttempts } from '../../support/pages/cross-site-attempts.ts'

/** The only tables that belong to no dealer. */
const platformTables = ['platform_marks', 'sites']

const { db } = testDatabase()
const ours = await dealership({ stock: [{ slug: 'our-car' }] })
const theirs = await fullDealer()
const attempts = crossSiteAttempts(theirs)

beforeAll(async () => {
  // Counting a view needs the day’s key, ours as well as theirs.
  await ours.views.keyOf(today)
})

describe('SITE-01 a dealer’s data is never another’s', () => {
  const methods = Object.entries(attempts).flatMap(([store, methods]) =>
    Object.entries<(stores: SiteStores) => Promise<unknown>>(methods).map(([method, reach]) => ({
      store,
      method,
      reach,
    })),
  )

  test.each(methods)(
    '$store: $method of one site neither reads nor changes another’s rows',
    async ({ reach }) => {
      const before = await rowsOf(theirs.dealer.siteId)

      expect(await reach(siteStores(db, ours.siteId))).toBeNull()

      expect(await rowsOf(theirs.dealer.siteId)).toEqual(before)
    },
  )

  test('the attempts above succeed on the site that owns the data', async () => {
    const stores = siteStores(db, theirs.dealer.siteId)
    expect(await attempts.cars.findBySlug(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.cars.findBrief(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.cars.findBriefByStockNumber(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.cars.findBriefBySlug(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.cars.ownsImage(stores)).toBe('their picture')
    expect(await attempts.cars.pricesOf(stores)).toMatchObject({ priceCents: theirCar.priceCents })
    expect(await attempts.cars.pricesOfMany(stores)).toMatchObject({ priceCents: theirCar.priceCents })
    expect(await attempts.cars.inBatches(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.cars.spellings(stores)).toMatchObject({ value: theirCar.make })
    expect(await attempts.marketPrices.claim(stores)).toMatchObject({ id: theirCar.id })
    expect(await attempts.marketPrices.schedule(stores)).toBe('theirs')
    expect(await attempts.views.keyOf(stores)).toBe('their key')
    expect(await attempts.views.count(stores)).toBe('counted')
    expect(await attempts.appointments.taken(stores)).toMatchObject({ startsAt: nine })
    expect(await attempts.appointments.find(stores)).toMatchObject({ id: theirs.appointmentId })
    expect(await attempts.appointments.heldBy(stores)).toBe(1)
    expect(await attempts.appointments.findByToken(stores)).toMatchObject({ id: theirs.appointmentId })
    expect(await attempts.appointments.book(stores)).toBe('their hour')
    expect(await attempts.appointments.change(stores)).toBe('changed')
    expect(await attempts.appointments.cancel(stores)).toBe('cancelled')
    expect(await attempts.sandboxPayments.find(stores)).toMatchObject({ reference: 'R-THEIRS' })
    expect(await attempts.sandboxPayments.since(stores)).toMatchObject({ reference: 'R-THEIRS' })
    expect(await attempts.sandboxMessages.latest(stores)).toMatchObject({ text: 'Theirs' })
    expect(await attempts.uploads.find(stores)).toMatchObject({ images: [{ id: theirs.photoId }] })
    expect(await attempts.uploads.ofLead(stores)).toMatchObject({ leadId: theirs.leadId })
    expect(await attempts.uploads.sent(stores)).toMatchObject({ id: theirs.photoId })
    expect(await attempts.uploads.add(stores)).toBe('theirs')
    expect(await attempts.uploads.bytesOf(stores)).toEqual(Buffer.from('a photo'))
    expect(await attempts.uploads.claim(stores)).toMatchObject({ leadId: theirs.leadId })
    expect(await attempts.contentVersions.heads(stores)).toMatchObject({ slug: 'their-page' })
    expect(await attempts.contentVersions.bodies(stores)).toMatchObject({ body: { title: 'Theirs' } })
    expect(await attempts.contentVersions.schedule(stores)).toBe('scheduled')
    expect(await attempts.keys.key(stores)).toBe('their key')
    expect(await attempts.proofs.spend(stores)).toBe('spent by them')
    expect(await attempts.proofs.isSpentFor(stores)).toBe('spent by them')
    expect(await attempts.consentTexts.all(stores)).toMatchObject(theirText)
    expect(await attempts.leads.find(stores)).toMatchObject({ id: theirs.leadId })
    expect(await attempts.leads.create(stores)).toBe('their lead')
    expect(await attempts.leads.storePartialLead(stores)).toBe('theirs')
    expect(await attempts.leads.confirmTime(stores)).toBe('confirmed')
    expect(await attempts.leads.started(stores)).toBe('theirs')
    expect(await attempts.leads.startedAs(stores)).toMatchObject({ key: theirStart.key })
    expect(await attempts.leads.amend(stores)).toMatchObject({ fields: { amended: true } })
    expect(await attempts.leads.madeBy(stores)).toBe('their lead')
    expect(await attempts.leads.earlierFrom(stores)).toBe(1)
    expect(await attempts.deliveries.leads(stores)).toMatchObject({ id: theirs.leadId })
    expect(await attempts.deliveries.ofLead(stores)).toMatchObject({ aboutId: theirs.leadId })
    expect(await attempts.customers.withPhone(stores)).toBe('their customer')
    expect(await attempts.customers.find(stores)).toMatchObject({ id: theirs.customerId })
    expect(await attempts.sessions.of(stores)).toMatchObject({ id: theirs.sessionId })
    expect(await attempts.sessions.find(stores)).toMatchObject({ id: theirs.sessionId })
    expect(await attempts.personalData.of(stores)).toBe('theirs')
    expect(await attempts.savedCars.of(stores)).toMatchObject({ carId: theirCar.id })
    expect(await attempts.savedCars.save(stores)).toBe('saved')
    expect(await attempts.savedSearches.of(stores)).toMatchObject({ address: '/search?make=Toyota' })
    expect(await attempts.savedSearches.save(stores)).toBe('saved')
    expect(await attempts.alertTurns.take(stores)).toBeGreaterThan(0)
    expect(await attempts.alertFinds.claim(stores)).toMatchObject({ kind: 'price-drop' })
    expect(await attempts.alertFinds.sent(stores)).toBeNull()
    expect(await attempts.alertFinds.isSentBy(stores)).toBe('sent')
    expect(await attempts.alertFinds.lastSentAt(stores)).toEqual(expect.any(Date))
    expect(await attempts.alertChoices.active(stores)).toMatchObject({ kind: 'price-drop' })
    expect(await attempts.alertChoices.history(stores)).toMatchObject({ wording: 'v1' })
    expect(await attempts.signInCodes.try(stores)).toBe('tried')
    expect(await attempts.acts.count(stores)).toMatchObject({ waitSeconds: expect.any(Number) })
    expect(await attempts.spins.draw(stores)).toBe('theirs')
    expect(await attempts.spins.of(stores)).toMatchObject({ id: theirs.spinId })
    expect(await attempts.spins.find(stores)).toMatchObject({ id: theirs.spinId })
    expect(await attempts.spins.spin(stores)).toBe('spun')
    expect(await attempts.spins.winners(stores)).toMatchObject({ given: 'cap' })
    expect(await attempts.events.list(stores)).toMatchObject({ leadId: theirs.leadId })
    await db.update(outbox).set({ deadAt: new Date() }).where(eq(outbox.siteId, theirs.dealer.siteId))
    expect(await attempts.deliveries.dead(stores)).toMatchObject({ aboutId: theirs.leadId })
    expect(await attempts.deliveries.replay(stores)).toBe('sent')
  })

  test('search never leaves its site', async () => {
    const asked = { chosen: { make: ['OtherDealer'] } }
    expect((await ours.search(asked)).total).toBe(0)
    expect((await theirs.dealer.search(asked)).total).toBe(1)
  })

  test('every table has the site in its primary key, and in each reference to another such table', async () => {
    const tables = await db.execute<{ table: string; key: string[] | null }>(sql`
      select c.relname as "table",
        (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    const without = tables.rows.filter(({ key }) => !key?.includes('site_id')).map(({ table }) => table)
    // A domain name is the key of its table, so that it belongs to one site only.
    expect(without.toSorted()).toEqual([...platformTables, 'site_hosts'].toSorted())

    const references = await db.execute<{ name: string; columns: string[]; target: string }>(sql`
      select conname as name, confrelid::regclass::text as target,
        (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    expect(references.rows.filter(({ columns }) => !columns.includes('site_id'))).toEqual([])
  })

  test('every store that is bound to a site is tested here', () => {
    const sources = globSync('src/data/**/*.ts').map((file) => readFileSync(file, 'utf8'))
    const named = (pattern: RegExp) =>
      sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name))
    const bound = named(/export function (\w+)\([^)]*\bsiteId: string/g)
    // What is spread into a store is tried as part of it.
    const parts = named(/\.\.\.(\w+)\(db, siteId\)/g)
    const stores = readFileSync('src/data/site-stores.ts', 'utf8')
    expect(bound.length).toBeGreaterThan(3)
    expect(bound.filter((name) => !stores.includes(`${name}(`) && !parts.includes(name))).toEqual([])
  })
})

/** Every row of every table that belongs to a site. */
async function rowsOf(siteId: string) {
  const tables = await db.execute<{ name: string }>(sql`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const found = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where site_id = ${siteId} order by 1`,
    )
    rows[name] = found.rows
  }
  return rows
}
