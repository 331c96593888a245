import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import type { SearchEngine } from '#search/port.ts'
import { testDatabase } from '../../support/database/database.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const SITES = 4
/** Two small indexes. */
const ROOM = 250_000

test('SRCH-17 indexes that do not fit into their memory are dropped, and searches stay complete', async () => {
  const sites = await Promise.all(Array.from({ length: SITES }, () => ownSite()))
  for (const [nth, { cars }] of sites.entries())
    await cars.put(Array.from({ length: nth + 1 }, () => sampleCar()))
  const dropped: string[] = []
  const { dealers, totals, counted } = await processWithRoom(dropped)
  const slugs = sites.map(({ document }) => document.slug)

  for (let round = 0; round < 3; round++) expect(await totals(slugs)).toEqual([1, 2, 3, 4])
  expect(dropped.length).toBeGreaterThanOrEqual(SITES - 2)
  expect(counted()).toBe(dropped.length)

  // Changes are applied to what is in memory while other searches push it out.
  for (let round = 1; round <= 3; round++) {
    await Promise.all(sites.map(({ cars }) => cars.put([sampleCar()])))
    await Promise.all([dealers.refresh(), totals(slugs), totals(slugs.toReversed())])
    await dealers.refresh()
    expect(await totals(slugs)).toEqual([1, 2, 3, 4].map((before) => before + round))
  }
})

async function processWithRoom(dropped: string[]) {
  let count = 0
  const dealers = await openDealerships({
    db: testDatabase().db,
    engine: slowly(embeddedEngine(), dropped),
    maxIndexBytes: ROOM,
    searchEvents: { outageBegan() {}, outageEnded() {}, fellBack() {}, indexDropped: () => count++ },
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
  const totalOf = async (slug: string) =>
    (await (await dealers.forHost(`${slug}.localhost`))?.search({ size: 0 }))?.total
  return {
    dealers,
    counted: () => count,
    totals: (slugs: readonly string[]) => Promise.all(slugs.map(totalOf)),
  }
}

/** Other searches have time to push an index out before its changes are applied. */
function slowly(engine: SearchEngine, dropped: string[]): SearchEngine {
  return {
    ...engine,
    async open(collection) {
      const index = await engine.open(collection)
      return {
        ...index,
        async position(tenant: string) {
          const position = await index.position(tenant)
          await pause(50)
          return position
        },
        async drop(tenant: string) {
          dropped.push(tenant)
          await index.drop(tenant)
        },
      }
    },
  }
}
