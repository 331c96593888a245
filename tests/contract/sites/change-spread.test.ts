import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { siteStore } from '#data/sites.ts'
import { siteStores } from '#data/site-stores.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { type Dealerships, openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { siteDocument } from '../../support/samples/sample-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = testDatabase()

/** Another process as far as memory is concerned: only the database is shared. */
function anotherProcess() {
  return openDealerships({
    db,
    engine: embeddedEngine(),
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
}

test('SRCH-17 a vehicle that is added, changed or removed is visible in every process after its next poll', async () => {
  const { cars, document, siteId } = await ownSite()
  const processes = [await anotherProcess(), await anotherProcess()]
  await Promise.all(processes.map((process) => totalOf(process, document.slug)))
  const car = sampleCar({ colour: 'White' })

  await cars.put([car])
  expect(await everywhere(processes, document.slug, { colour: ['White'] })).toEqual([1, 1])

  await cars.put([{ ...car, colour: 'Red' }])
  expect(await everywhere(processes, document.slug, { colour: ['White'] })).toEqual([0, 0])
  expect(await everywhere(processes, document.slug, { colour: ['Red'] })).toEqual([1, 1])

  await db.execute(sql`delete from cars where site_id = ${siteId}`)
  expect(await everywhere(processes, document.slug, {})).toEqual([0, 0])
})

test('a process that is further behind than the change log reloads everything', async () => {
  const { cars, document, siteId } = await ownSite()
  const process = await anotherProcess()
  await totalOf(process, document.slug)

  await cars.put([sampleCar()])
  await db.execute(sql`delete from changes where site_id = ${siteId}`)
  await cars.put([sampleCar()])

  expect(await everywhere([process], document.slug, {})).toEqual([2])
})

test('changes are deleted after a day, and not before', async () => {
  const { siteId } = await ownSite()
  await db.execute(sql`
    insert into changes (site_id, revision, kind, key, at)
    values (${siteId}, 1001, 'car', 'old', now() - interval '25 hours'), (${siteId}, 1002, 'car', 'fresh', now() - interval '23 hours')`)

  await (await anotherProcess()).forgetOldChanges()

  const left = await db.execute<{ key: string }>(
    sql`select key from changes where site_id = ${siteId} and revision > 1000`,
  )
  expect(left.rows.map(({ key }) => key)).toEqual(['fresh'])
})

test('SITE-05 a new site and a changed one are served without a restart', async () => {
  const process = await anotherProcess()
  const document = siteDocument()
  expect(await process.forHost(`${document.slug}.localhost`)).toBeNull()

  await acceptSite({ ...document, hosts: [`${document.slug}.example`] }, siteStore(db), ['localhost'])
  await process.refresh()
  expect((await process.forHost(`${document.slug}.localhost`))?.site.name).toBe('Harbour Motors')
  expect((await process.forHost(`${document.slug}.example`))?.site.name).toBe('Harbour Motors')

  await acceptSite({ ...document, name: 'Bay Motors' }, siteStore(db), ['localhost'])
  await process.refresh()
  expect((await process.forHost(`${document.slug}.localhost`))?.site.name).toBe('Bay Motors')
  expect(await process.forHost(`${document.slug}.example`)).toBeNull()
})

test('SITE-05 a setting that decides what is listed changes the index too', async () => {
  const { cars, document } = await ownSite()
  await cars.put([sampleCar({ images: [] }), sampleCar({ images: ['/a.jpg'] })])
  const process = await anotherProcess()
  expect(await totalOf(process, document.slug)).toBe(2)

  await acceptSite({ ...document, stock: { minimumUsedPhotos: 1 } }, siteStore(db), ['localhost'])

  expect(await everywhere([process], document.slug, {})).toEqual([1])
})

test('SITE-02 an invalid document in the database does not change the running site', async () => {
  const { document, siteId } = await ownSite()
  const process = await anotherProcess()
  const broken = { ...document, template: 'from-the-future' }

  await db.execute(
    sql`update sites set document = ${JSON.stringify(broken)}::jsonb, version = version + 1 where id = ${siteId}`,
  )
  await process.refresh()

  expect((await process.forHost(`${document.slug}.localhost`))?.site.template).toBe('metropolitan')
})

test('SITE-01 two sites with the same vehicles only see their own', async () => {
  const [one, other] = [await ownSite(), await ownSite()]
  await siteStores(db, one.siteId).cars.put([sampleCar(), sampleCar()])
  await siteStores(db, other.siteId).cars.put([sampleCar()])
  const process = await anotherProcess()

  expect([await totalOf(process, one.document.slug), await totalOf(process, other.document.slug)]).toEqual([
    2, 1,
  ])
})

async function everywhere(processes: Dealerships[], slug: string, chosen: { colour?: string[] }) {
  return Promise.all(
    processes.map(async (process) => {
      await process.refresh()
      return totalOf(process, slug, chosen)
    }),
  )
}

async function totalOf(process: Dealerships, slug: string, chosen: { colour?: string[] } = {}) {
  const dealer = await process.forHost(`${slug}.localhost`)
  return (await dealer?.search({ chosen }))?.total
}
