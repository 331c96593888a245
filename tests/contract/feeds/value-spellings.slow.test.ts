import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import type { Car } from '#domain/cars/car.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { checkSearch } from '#operations/search/check-search.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { meilisearchEngine } from '#search/meilisearch/meilisearch-engine.ts'
import { postgresEngine } from '#search/postgres/postgres-engine.ts'
import { testDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { startStandIn } from '../../support/meilisearch-stand-in/start-stand-in.ts'
import { messyStock } from '../../support/feeds/messy-stock.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { silentLog } from '../../support/server/silent-log.ts'

vi.setConfig({ testTimeout: 60_000 })

const white = [
  ...Array.from({ length: 11 }, () => ({ colour: 'White' })),
  { colour: 'WHITE' },
  { colour: 'white' },
]

describe('DATA-01 the spellings of a value are one value', () => {
  test.each(['White', 'WHITE', 'white', ' wHITE'])('colour %j finds every white vehicle', async (asked) => {
    const { search } = await dealership({ stock: [...white, { colour: 'Red' }] })

    const { total, facets } = await search({ chosen: { colour: [asked] }, count: ['colour'] })

    expect(total).toBe(13)
    expect(facets.colour).toEqual([
      { value: 'White', count: 13, chosen: true },
      { value: 'Red', count: 1, chosen: false },
    ])
  })

  test('makes and models are shown as their makers spell them', async () => {
    const { search } = await dealership({
      stock: [
        { make: 'MERCEDES BENZ', model: 'C CLASS' },
        { make: 'mercedes-benz', model: 'C-Class' },
        { make: 'MERCEDES-BENZ', model: 'C-Class' },
        { make: 'TOYOTA', model: 'HILUX' },
      ],
    })

    const { facets } = await search({ count: ['make', 'model', 'make_model'] })

    expect(valuesOf(facets.make)).toEqual(['Mercedes-Benz', 'Toyota'])
    expect(valuesOf(facets.model)).toEqual(['C-Class', 'HiLux'])
    expect(valuesOf(facets.make_model)).toEqual(['Mercedes-Benz C-Class', 'Toyota HiLux'])
  })

  test('every chosen feature must match, in any spelling', async () => {
    const { search } = await dealership({
      stock: [
        { features: ['Tow Bar', 'Sunroof'] },
        { features: ['TOWBAR', 'sunroof'] },
        { features: ['Sunroof'] },
      ],
    })

    expect((await search({ chosen: { features: ['tow-bar', 'SUNROOF'] } })).total).toBe(2)
  })

  test('vehicles are shown in the same spelling as filters', async () => {
    const dealer = await dealership({
      stock: [...white, { slug: 'shouted', colour: 'WHITE', make: 'TOYOTA' }],
    })

    expect(await dealer.cars.findBySlug('shouted')).toMatchObject({ colour: 'White', make: 'Toyota' })
  })

  test('200 random combinations over messy stock match a count over the database', async () => {
    const dealer = await dealership({ stock: messyStock(300) })

    expect((await checkSearch(dealer, 200, seededRandom(5))).differences).toEqual([])
  })
})

describe.each(['embedded', 'postgres', 'hosted'] as const)('DATA-01 on the %s engine', (engine) => {
  test('offered values find vehicles, and every count matches', async () => {
    const { dealer } = await dealerOn(engine, messyStock(120, 3))

    expect((await checkSearch(await dealer(), 60, seededRandom(6))).differences).toEqual([])
  })

  test('when another spelling becomes the most common, it is shown, and finds the same vehicles', async () => {
    const colours = ['Sea Foam', 'Sea Foam', 'Sea Foam', 'SEA FOAM', 'Red']
    const { dealer, dealers, cars } = await dealerOn(
      engine,
      colours.map((colour) => ({ colour })),
    )
    const shown = async () => valuesOf((await (await dealer()).search({ count: ['colour'] })).facets.colour)
    expect(await shown()).toEqual(['Sea Foam', 'Red'])

    const { ids } = await (await dealer()).search({ chosen: { colour: ['sea foam'] } })
    const stored: Car[] = []
    expect(ids).toHaveLength(4)
    for await (const batch of cars.inBatches())
      stored.push(...batch.filter(({ colour }) => colour === 'Sea Foam'))
    await cars.put(
      stored.map(({ views: _views, updatedAt: _at, ...car }) => ({ ...car, colour: 'SEA-FOAM' })),
    )

    const shownNext = async () => {
      await dealers.refresh()
      return shown()
    }
    // A stock that is slow to count is counted again only after a while.
    await expect.poll(shownNext, { timeout: 40_000 }).toEqual(['SEA-FOAM', 'Red'])
    expect((await (await dealer()).search({ chosen: { colour: ['Sea Foam'] } })).ids).toEqual(ids)
  })

  test('a new value is found and shown at once', async () => {
    const { dealer, dealers, cars } = await dealerOn(engine, [{ colour: 'Red' }])
    await (await dealer()).search({})

    await cars.put([sampleCar({ colour: 'Sea Foam' })])
    await dealers.refresh()

    const { facets } = await (await dealer()).search({ chosen: { colour: ['SEA FOAM'] }, count: ['colour'] })
    expect(valuesOf(facets.colour)).toEqual(['Red', 'Sea Foam'])
  })
})

function valuesOf(values: readonly { value: string }[] = []) {
  return values.map(({ value }) => value)
}

/** A dealer whose site only uses this engine. */
async function dealerOn(engine: 'embedded' | 'postgres' | 'hosted', stock: Partial<StoredCar>[]) {
  const standIn = engine === 'hosted' ? await startStandIn() : null
  const postgres = postgresEngine({ url: testDatabaseUrl() })
  onTestFinished(async () => {
    await postgres.close()
    await standIn?.stop()
  })
  const hosted = standIn && meilisearchEngine({ ...standIn, prefix: `test-${randomUUID()}` })
  const { cars, document } = await ownSite({
    search: standIn ? { engine: 'hosted', host: standIn.host } : { engine },
  })
  await cars.put(stock.map((overrides) => sampleCar(overrides)))
  const dealers = await openDealerships({
    db: testDatabase().db,
    engine: embeddedEngine(),
    others: { postgres, hosted: () => hosted },
    mayFallBack: false,
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
  async function dealer(): Promise<Dealership> {
    const found = await dealers.forHost(`${document.slug}.localhost`)
    if (!found) throw new Error('The dealer is not there.')
    return found
  }
  return { dealer, dealers, cars }
}
