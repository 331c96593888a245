import { randomUUID } from 'node:crypto'
import { onTestFinished, expect, test, vi } from 'vitest'
import { siteStore } from '#data/sites.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { checkSearch } from '#operations/search/check-search.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import type { Log } from '#operations/log.ts'
import type { SearchEvents } from '#operations/search/outage.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { meilisearchEngine } from '#search/meilisearch/meilisearch-engine.ts'
import { postgresEngine } from '#search/postgres/postgres-engine.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase, testDatabaseUrl } from '../../support/database/database.ts'
import { startStandIn } from '../../support/meilisearch-stand-in/start-stand-in.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { until } from '../../support/server/until.ts'

vi.setConfig({ testTimeout: 60_000 })

const { db } = testDatabase()
/** A busy machine is slow, which only one test here is about. */
const ANSWER_MS = 20_000

/** A dealer whose site uses a stand-in for a Meilisearch server, and the log of it. */
async function hostedDealer(overrides: { mayFallBack?: boolean; host?: string; answerMs?: number } = {}) {
  const standIn = await startStandIn()
  onTestFinished(() => standIn.stop())
  const { host = standIn.host } = overrides
  return { standIn, ...(await dealerWith({ engine: 'hosted', host }, standIn, overrides)) }
}

async function dealerWith(
  search: NonNullable<SiteDocument['search']>,
  server: { host: string; key: string } | null,
  { mayFallBack = true, answerMs = ANSWER_MS }: { mayFallBack?: boolean; answerMs?: number } = {},
) {
  const { cars, document } = await ownSite({ search })
  await cars.put([
    sampleCar({ make: 'Kia', model: 'Sportage' }),
    sampleCar({ make: 'Kia', model: 'Rio' }),
    sampleCar({ make: 'Mazda', model: 'CX-5' }),
  ])
  const told: string[] = []
  const tell = (level: string) => (_: object, message: string) => void told.push(`${level}: ${message}`)
  const log: Log = { info: tell('info'), warn: tell('warn'), error: tell('error') }
  const events: { [Event in keyof SearchEvents]: number } = {
    outageBegan: 0,
    outageEnded: 0,
    fellBack: 0,
    indexDropped: 0,
  }
  const postgres = postgresEngine({ url: testDatabaseUrl() })
  onTestFinished(() => postgres.close())
  const hosted = server && meilisearchEngine({ ...server, prefix: `test-${randomUUID()}` })
  const dealers = await openDealerships({
    db,
    engine: embeddedEngine(),
    others: { postgres, hosted: (host) => (host === server?.host ? hosted : null) },
    mayFallBack,
    searchPatience: { answerMs, pauseMs: 100 },
    searchEvents: {
      outageBegan: () => events.outageBegan++,
      outageEnded: () => events.outageEnded++,
      fellBack: () => events.fellBack++,
      indexDropped: () => events.indexDropped++,
    },
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log,
  })
  async function dealer() {
    const found = await dealers.forHost(`${document.slug}.localhost`)
    if (!found) throw new Error('The dealer is not there.')
    return found
  }
  const totalOf = async (text: string) => (await (await dealer()).search({ text })).total
  return { dealers, dealer, totalOf, cars, document, told, events }
}

test('SRCH-17 a site that chose a hosted engine uses it, with no difference to its pages', async () => {
  const { standIn, totalOf, events, told, dealers, cars } = await hostedDealer()

  expect(await totalOf('kia')).toBe(2)
  const before = standIn.requests
  expect(await totalOf('kia sportgae')).toBe(1)
  expect(standIn.requests).toBeGreaterThan(before)

  await cars.put([sampleCar({ make: 'Kia', model: 'Picanto' })])
  await dealers.refresh()
  await until(async () => (await totalOf('kia')) === 3)
  expect(events).toMatchObject({ outageBegan: 0, outageEnded: 0, fellBack: 0 })
  expect(told).toEqual([])
})

test('SRCH-17 the built-in engine takes over while the hosted one is down, with one log line, a metric and automatic recovery', async () => {
  const { standIn, totalOf, events, told, cars, dealers } = await hostedDealer()
  expect(await totalOf('kia')).toBe(2)

  standIn.breakDown(true)
  expect(await totalOf('kia')).toBe(2)
  expect(await totalOf('mazda')).toBe(1)
  expect(await totalOf('cx5')).toBe(1)
  expect(events).toMatchObject({ outageBegan: 1, outageEnded: 0, fellBack: 3 })
  expect(told).toEqual(['warn: A search engine is not responding; using the built-in one'])

  await cars.put([sampleCar({ make: 'Kia', model: 'Picanto' })])
  await dealers.refresh()
  expect(await totalOf('kia')).toBe(3)

  standIn.breakDown(false)
  await until(async () => {
    await totalOf('kia')
    return events.outageEnded === 1
  })
  const fellBack = events.fellBack
  expect(await totalOf('picanto')).toBe(1)
  expect(events).toMatchObject({ outageBegan: 1, outageEnded: 1, fellBack })
  expect(told.at(-1)).toBe('info: A search engine is responding again')
  expect(told).toHaveLength(2)
})

test('SRCH-17 a slow hosted engine does not delay searches', async () => {
  const { standIn, totalOf, events } = await hostedDealer({ answerMs: 1000 })
  await until(async () => {
    const { fellBack } = events
    await totalOf('kia')
    return events.fellBack === fellBack
  })
  const { outageBegan } = events

  standIn.slowDown(60_000)
  const started = performance.now()
  expect(await totalOf('kia')).toBe(2)
  expect(performance.now() - started).toBeLessThan(30_000)
  expect(events.outageBegan).toBe(outageBegan + 1)
})

test('SRCH-17 a server that restarts without its index is filled again', async () => {
  const { standIn, totalOf, events } = await hostedDealer()
  expect(await totalOf('kia')).toBe(2)

  standIn.forgetEverything()
  expect(await totalOf('kia')).toBe(2)
  expect(events.outageBegan).toBe(1)
  await until(async () => {
    await totalOf('kia')
    return events.outageEnded === 1
  })
  expect(await totalOf('kia')).toBe(2)
})

test('SRCH-17 a search server without a key in SEARCH_KEYS is never contacted', async () => {
  const { standIn, totalOf, told } = await hostedDealer({ host: 'https://elsewhere.example' })

  expect(await totalOf('kia')).toBe(2)
  expect(await totalOf('mazda')).toBe(1)
  expect(standIn.requests).toBe(0)
  expect(told).toHaveLength(1)
})

test('SRCH-17 a search server without its key is not filled either', async () => {
  const { dealers, document } = await hostedDealer({ host: 'https://elsewhere.example', mayFallBack: false })

  await expect(dealers.fillSearch(document.slug, () => {})).rejects.toThrow('Set SEARCH_KEYS')
})

test('SRCH-17 a visitor who leaves does not count as an outage', async () => {
  const { dealer, events } = await hostedDealer()
  const { search } = await dealer()
  await search({})

  await expect(search({ text: 'kia' }, AbortSignal.abort())).rejects.toThrow('aborted')
  expect(events.outageBegan).toBe(0)
})

test('SRCH-17 a site that chose PostgreSQL uses it, and returns to the built-in engine when configured to', async () => {
  const { dealers, totalOf, document, events } = await dealerWith({ engine: 'postgres' }, null)
  expect(await totalOf('kia')).toBe(2)
  const stored = () =>
    db.execute(`select id from forecourt_search.documents where tenant =
      (select id::text from sites where slug = '${document.slug}')`)
  expect((await stored()).rows).toHaveLength(3)

  await acceptSite({ ...document, search: { engine: 'embedded' } }, siteStore(db), ['localhost'])
  await dealers.refresh()
  expect(await totalOf('kia')).toBe(2)
  expect((await stored()).rows).toHaveLength(0)
  expect(events.fellBack).toBe(0)
})

test.each(['postgres', 'hosted'] as const)(
  'SRCH-17 the index of the %s engine is filled on demand, and its counts match the database',
  async (engine) => {
    const { dealers, dealer, document } =
      engine === 'hosted'
        ? await hostedDealer({ mayFallBack: false })
        : await dealerWith({ engine }, null, { mayFallBack: false })
    let vehicles = 0

    const filled = await dealers.fillSearch(document.slug, () => vehicles++)

    expect(vehicles).toBe(3)
    expect(filled).toEqual({ engine: document.search?.host ?? 'postgres', visible: 3 })
    expect((await checkSearch(await dealer(), 20, seededRandom(1))).differences).toEqual([])
    expect(await dealers.fillSearch('nobody', () => {})).toBeNull()
  },
)

test('SRCH-17 a new process continues with the index of another one', async () => {
  const { dealers, totalOf, document } = await dealerWith({ engine: 'postgres' }, null)
  expect(await totalOf('kia')).toBe(2)
  const builds = () =>
    db.execute(`select build from forecourt_search.states where tenant =
      (select id::text from sites where slug = '${document.slug}')`)
  const { rows } = await builds()

  const postgres = postgresEngine({ url: testDatabaseUrl() })
  onTestFinished(() => postgres.close())
  const another = await openDealerships({
    db,
    engine: embeddedEngine(),
    others: { postgres, hosted: () => null },
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    log: silentLog,
  })
  const dealer = await another.forHost(`${document.slug}.localhost`)
  await dealers.refresh()

  expect((await dealer?.search({ text: 'kia' }))?.total).toBe(2)
  expect((await builds()).rows).toEqual(rows)
})
