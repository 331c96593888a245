import { and, asc, eq, gt } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { changeLog } from '#data/changes.ts'
import { createId } from '#data/create-id.ts'
import { carPrices, cars } from '#data/tables/cars.ts'
import { changes, siteRevisions, sites } from '#data/tables/sites.ts'
import { testDatabase } from '../../support/database/database.ts'
import { siteDocument } from '../../support/samples/sample-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { db } = testDatabase()

test('OPS-01 a reader that follows a site’s revisions misses no change of many simultaneous writers', async () => {
  const siteId = await newSite()
  const allWritten = new AbortController()
  const following = follow(siteId, allWritten.signal)

  const writers = Array.from({ length: 8 }, async () => {
    const stored: string[] = []
    for (let turn = 0; turn < 10; turn++) {
      const id = createId()
      const gaveUp = await db
        .transaction(async (tx) => {
          await tx.insert(cars).values(car(siteId, { id }))
          if (turn % 3 === 2) tx.rollback()
        })
        .catch(() => true)
      if (!gaveUp) stored.push(id)
    }
    return stored
  })
  const stored = (await Promise.all(writers)).flat()
  allWritten.abort()

  const followed = await following
  expect(followed.ids.sort()).toEqual(stored.sort())
  expect(followed.revisions).toEqual(stored.map((_, index) => index + 2))
})

test('OPS-01 a statement on vehicles of two sites is logged for both', async () => {
  const [ours, theirs] = [await newSite(), await newSite()]
  const [ourCar, theirCar] = [car(ours), car(theirs)]
  await db.insert(cars).values([ourCar, theirCar])

  expect(await changesOf(ours)).toEqual(['1 site 1', `2 car ${ourCar.id}`])
  expect(await changesOf(theirs)).toEqual(['1 site 1', `2 car ${theirCar.id}`])
})

test('OPS-01 changes, removals and a site’s new document are logged', async () => {
  const siteId = await newSite()
  const first = car(siteId)
  await db.insert(cars).values(first)
  await db.update(cars).set({ colour: 'Red' }).where(eq(cars.id, first.id))
  await db.delete(cars).where(eq(cars.id, first.id))
  await db.update(sites).set({ version: 2 }).where(eq(sites.id, siteId))

  const expected = ['1 site 1', `2 car ${first.id}`, `3 car ${first.id}`, `4 car ${first.id}`, '5 site 2']
  expect(await changesOf(siteId)).toEqual(expected)
})

test.each([
  { known: 0, added: 99, isComplete: true },
  { known: 101, added: 100, isComplete: true },
  { known: 100, added: 100, isComplete: false },
  { known: 0, added: 100, isComplete: false },
])(
  'OPS-01 of $added new vehicles beside $known others, a reader learns which, or to read them all',
  async ({ known, added, isComplete }) => {
    const siteId = await newSite()
    if (known > 0) await db.insert(cars).values(several(known, siteId))
    const fresh = several(added, siteId)
    const log = changeLog(db)
    const from = await log.revisionOf(siteId)

    await db.insert(cars).values(fresh)

    expect(await log.revisionOf(siteId)).toBe(from + 1)
    const since = await log.since(siteId, from)
    expect(since.isComplete).toBe(isComplete)
    expect(since.carIds.sort()).toEqual(isComplete ? fresh.map(({ id }) => id).sort() : [])
  },
)

test('OPS-01 a change of all of a site’s vehicles is listed', async () => {
  const siteId = await newSite()
  const stock = several(120, siteId)
  await db.insert(cars).values(stock)
  const log = changeLog(db)
  const from = await log.revisionOf(siteId)

  await db.update(cars).set({ colour: 'Red' }).where(eq(cars.siteId, siteId))

  const since = await log.since(siteId, from)
  expect(since.isComplete).toBe(true)
  expect(since.carIds.sort()).toEqual(stock.map(({ id }) => id).sort())
})

test('OPS-01 removing a site removes all its data', async () => {
  const siteId = await newSite()
  await db.insert(cars).values(car(siteId))

  await db.delete(sites).where(eq(sites.id, siteId))

  expect(await db.select().from(cars).where(eq(cars.siteId, siteId))).toEqual([])
  expect(await db.select().from(siteRevisions).where(eq(siteRevisions.siteId, siteId))).toEqual([])
  expect(await changesOf(siteId)).toEqual([])
})

test('OPS-01 the price history has one row for each price a vehicle was offered at', async () => {
  const siteId = await newSite()
  const { id } = await stored(car(siteId, { priceCents: 2_000_000, priceKind: 'drive_away' }))
  const change = (overrides: Partial<NewCar>) => db.update(cars).set(overrides).where(eq(cars.id, id))

  await change({ colour: 'Red' })
  await change({ priceCents: 2_000_000 })
  await change({ offerPriceCents: 1_900_000 })
  await change({ priceKind: 'excluding_government_charges' })
  await change({ priceCents: null, offerPriceCents: null })

  const history = await db.select().from(carPrices).where(eq(carPrices.carId, id)).orderBy(asc(carPrices.id))
  expect(history.map((row) => [row.priceCents, row.offerPriceCents, row.priceKind])).toEqual([
    [2_000_000, null, 'drive_away'],
    [2_000_000, 1_900_000, 'drive_away'],
    [2_000_000, 1_900_000, 'excluding_government_charges'],
    [null, null, 'excluding_government_charges'],
  ])
})

test('OPS-01 a vehicle that never had a price has no price history', async () => {
  const { id } = await stored(car(await newSite()))

  expect(await db.select().from(carPrices).where(eq(carPrices.carId, id))).toEqual([])
})

type NewCar = typeof cars.$inferInsert

async function newSite() {
  const id = createId()
  const document = siteDocument()
  await db.insert(sites).values({ id, slug: document.slug, version: 1, document })
  return id
}

function car(siteId: string, overrides: Partial<NewCar> = {}): NewCar {
  const id = createId()
  const defaults = {
    name: 'A HiLux',
    make: 'Toyota',
    model: 'HiLux',
    carType: 'used',
    status: 'in_stock',
  } as const
  return { siteId, id, slug: id, stockNumber: id, ...defaults, ...overrides }
}

function several(count: number, siteId: string) {
  return Array.from({ length: count }, () => car(siteId))
}

async function stored(newCar: NewCar) {
  await db.insert(cars).values(newCar)
  return newCar
}

/** Polls for newer changes, as every process does. */
async function follow(siteId: string, allWritten: AbortSignal) {
  const seen = { ids: [] as string[], revisions: [] as number[] }
  for (let isLast = false, revision = 1; ;) {
    const newer = and(eq(changes.siteId, siteId), gt(changes.revision, revision))
    const found = await db.select().from(changes).where(newer).orderBy(asc(changes.revision))
    seen.ids.push(...found.map(({ key }) => key))
    seen.revisions.push(...found.map((row) => row.revision))
    revision = seen.revisions.at(-1) ?? revision
    if (isLast) return seen
    isLast = allWritten.aborted
  }
}

async function changesOf(siteId: string) {
  const rows = await db
    .select()
    .from(changes)
    .where(eq(changes.siteId, siteId))
    .orderBy(asc(changes.revision))
  return rows.map(({ revision, kind, key }) => `${revision} ${kind} ${key}`)
}
