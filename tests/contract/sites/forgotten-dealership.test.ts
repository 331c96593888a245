import { expect, test } from 'vitest'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { testDatabase } from '../../support/database/database.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { collectGarbage } from '../../support/server/collect-garbage.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { until } from '../../support/server/until.ts'

test('OPS-05 the stores of a dealer are freed when the dealer is opened again, although its seal stays', async () => {
  const { document, cars } = await ownSite()
  const dealers = await openDealerships({
    db: testDatabase().db,
    engine: embeddedEngine(),
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
  const openedStores = async () => {
    const dealership = await dealers.forHost(`${document.slug}.localhost`)
    await dealership?.seal.mark('used')
    return new WeakRef(dealership?.leads ?? {})
  }
  const before = await openedStores()

  await cars.put([sampleCar()])
  await dealers.refresh()
  const after = await openedStores()

  await until(async () => {
    collectGarbage()
    return before.deref() === undefined
  })
  expect(after.deref()).toBeDefined()
})
