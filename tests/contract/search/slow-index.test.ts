import { expect, test } from 'vitest'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import type { SearchEngine } from '#search/port.ts'
import { testDatabase } from '../../support/database/database.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { until } from '../../support/server/until.ts'

test('SRCH-17 a slow index does not hold up the changes of other sites, and its own follow', async () => {
  const [slow, quick] = [await ownSite(), await ownSite()]
  const gate = gateFor(slow.siteId)
  const { dealers, totals } = await processWith(gate.engine)
  expect(await totals([slow, quick])).toEqual([0, 0])

  gate.close()
  await Promise.all([slow, quick].map(({ cars }) => cars.put([sampleCar()])))
  await dealers.refresh()
  expect(await totals([slow, quick])).toEqual([0, 1])
  expect(dealers.stateOf(slow.siteId).revision).toBeNull()
  expect(dealers.stateOf(quick.siteId).revision).not.toBeNull()

  await slow.cars.put([sampleCar()])
  gate.open()
  await expect.poll(() => dealers.refresh().then(() => totals([slow, quick]))).toEqual([2, 1])
  expect(dealers.stateOf(slow.siteId).revision).not.toBeNull()
})

test('SRCH-17 a slow index in an engine that its site chose holds up that site alone as well', async () => {
  const [slow, quick] = [await ownSite({ search: { engine: 'postgres' } }), await ownSite()]
  const gate = gateFor(slow.siteId)
  const { dealers, totals, events } = await processWith(embeddedEngine(), gate.engine)
  await until(async () => {
    const { fellBack } = events
    await totals([slow, quick])
    return events.fellBack === fellBack
  })

  gate.close()
  await Promise.all([slow, quick].map(({ cars }) => cars.put([sampleCar()])))
  await dealers.refresh()
  expect(dealers.stateOf(slow.siteId).revision).toBeNull()
  expect(dealers.stateOf(quick.siteId).revision).not.toBeNull()

  gate.open()
  await until(() => dealers.refresh().then(() => dealers.stateOf(slow.siteId).revision !== null))
  expect(await totals([slow, quick])).toEqual([1, 1])
})

test('OPS-04 a site whose index fails is not up to date, and is tried again', async () => {
  const [failing, healthy] = [await ownSite(), await ownSite()]
  const gate = gateFor(failing.siteId)
  const { dealers, totals } = await processWith(gate.engine)
  await totals([failing, healthy])

  gate.fail()
  await Promise.all([failing, healthy].map(({ cars }) => cars.put([sampleCar()])))
  await dealers.refresh()
  expect(dealers.stateOf(failing.siteId)).toMatchObject({ revision: null, isBehind: false })
  expect(dealers.stateOf(healthy.siteId).revision).not.toBeNull()
  expect(await totals([healthy])).toEqual([1])

  gate.open()
  await dealers.refresh()
  expect(dealers.stateOf(failing.siteId).revision).not.toBeNull()
  expect(await totals([failing])).toEqual([1])
})

async function processWith(engine: SearchEngine, postgres: SearchEngine | null = null) {
  const events = { outageBegan: 0, outageEnded: 0, fellBack: 0 }
  const dealers = await openDealerships({
    db: testDatabase().db,
    engine,
    others: { postgres, hosted: () => null },
    searchPatience: { answerMs: 500, pauseMs: 100 },
    searchEvents: {
      outageBegan: () => events.outageBegan++,
      outageEnded: () => events.outageEnded++,
      fellBack: () => events.fellBack++,
      indexDropped() {},
    },
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
  type Asked = { document: { slug: string } }
  const totalOf = async ({ document }: Asked) =>
    (await (await dealers.forHost(`${document.slug}.localhost`))?.search({ size: 0 }))?.total
  return { dealers, events, totals: (sites: readonly Asked[]) => Promise.all(sites.map(totalOf)) }
}

/** An engine whose changes of one site wait while the gate is closed. */
function gateFor(siteId: string) {
  const own = embeddedEngine()
  let opened = Promise.withResolvers<void>()
  opened.resolve()
  const engine: SearchEngine = {
    ...own,
    async open(collection) {
      const index = await own.open(collection)
      return {
        ...index,
        async apply(tenant, changes, position) {
          if (tenant === siteId) await opened.promise
          await index.apply(tenant, changes, position)
        },
      }
    },
  }
  return {
    engine,
    close: () => void (opened = Promise.withResolvers()),
    open() {
      opened.resolve()
      opened = Promise.withResolvers()
      opened.resolve()
    },
    fail() {
      opened = Promise.withResolvers()
      opened.promise.catch(() => {})
      opened.reject(new Error('Out of memory'))
    },
  }
}
