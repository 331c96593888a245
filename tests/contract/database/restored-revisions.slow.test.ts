import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { changeLog } from '#data/changes.ts'
import { type Database, openDatabase } from '#data/database.ts'
import { siteStores } from '#data/site-stores.ts'
import { findAlerts } from '#operations/alerts/find-alerts.ts'
import { indexSync } from '#operations/search/index-sync.ts'
import type { VehicleIndex } from '#operations/search/vehicle-search.ts'
import { failingSites } from '#operations/sites/failing-sites.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { vehicles } from '#search/vehicles.ts'
import { Site } from '#sites/site.ts'
import { freshDatabase, testDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { siteDocument } from '../../support/samples/sample-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

test('OPS-03 after a restore, an index outside the database has the restored vehicles and later ones', async () => {
  const { siteId, cars } = await dealership({ stock: [{ slug: 'restored' }] })
  const folder = await backedUp()
  await cars.put([sampleCar({ slug: 'lost-1' }), sampleCar({ slug: 'lost-2' })])
  const index = await embeddedEngine().open(vehicles)
  await follow(index, testDatabase(), siteId)
  expect(await countIn(index, siteId)).toBe(3)

  const restored = await restoredFrom(folder)
  const { cars: theirs } = siteStores(restored.db, siteId)
  for (const slug of ['new-1', 'new-2']) await theirs.put([sampleCar({ slug })])
  await follow(index, restored, siteId)
  const found = await index.search(everythingOf(siteId), {})
  const stored = (await theirs.findMany(found.ids)).map(({ slug }) => slug)
  expect([found.total, stored.toSorted()]).toEqual([3, ['new-1', 'new-2', 'restored']])
})

test('OPS-03 revisions after a restore are higher than any that went before it, also after a second one', async () => {
  const { siteId } = await dealership()
  const folder = await backedUp()
  const { siteId: unchanged } = await dealership()
  const before = await changeLog(testDatabase().db).revisionOf(siteId)

  const first = await revisionsOf(await restoredFrom(folder))
  const second = await revisionsOf(await restoredFrom(folder))
  expect(first.has(unchanged)).toBe(false)
  expect(first.get(siteId)).toBeGreaterThan(before + 1e12)
  expect(second.get(siteId)).toBeGreaterThan(first.get(siteId) ?? Infinity)
  expect(Number.isSafeInteger(second.get(siteId))).toBe(true)
})

test('SAVE-06 a restore is no reason for alerts, and later changes are compared one by one again', async () => {
  const dealer = await dealership({ stock: [{ slug: 'watched' }] })
  await findAlerts(dealer, { changes: changeLog(testDatabase().db) })

  const restored = await restoredFrom(await backedUp())
  const stores = siteStores(restored.db, dealer.siteId)
  const find = () => findAlerts({ ...dealer, ...stores }, { changes: changeLog(restored.db) })
  expect(await find()).toEqual({ vehicles: 1, finds: 0 })
  await stores.cars.put([sampleCar({ slug: 'new' })])
  expect(await find()).toEqual({ vehicles: 1, finds: 0 })
})

async function backedUp() {
  const folder = join(temporaryFolder(), 'backup')
  await writeBackup({ url: testDatabaseUrl(), folder })
  return folder
}

async function restoredFrom(folder: string) {
  const target = await freshDatabase()
  expect((await restoreBackup({ url: target.url, folder })).outcome).toBe('restored')
  const database = openDatabase(target)
  onTestFinished(() => database.close())
  return database
}

const revisionsOf = ({ db }: Database) => changeLog(db).revisions()

/** What a process does when it starts and someone searches. */
async function follow(index: VehicleIndex, { db }: Database, siteId: string) {
  const sync = indexSync({
    index,
    changes: changeLog(db),
    directory: { byId: () => null },
    carsOf: (id) => siteStores(db, id).cars,
    isUsedBy: () => true,
    failing: failingSites(silentLog, { failing: '', recovered: '' }),
    now: () => new Date(),
  })
  await sync.ready({ id: siteId, slug: 'harbour', version: 1, site: Site.parse(siteDocument()) })
}

async function countIn(index: VehicleIndex, siteId: string) {
  return (await index.search(everythingOf(siteId), { size: 0 })).total
}

function everythingOf(tenant: string) {
  return { tenant, visible: { is: 'all', of: [] } } as const
}
