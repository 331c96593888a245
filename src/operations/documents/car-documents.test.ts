import { expect, test } from 'vitest'
import type { Car } from '#domain/cars/car.ts'
import { Site } from '#sites/site.ts'
import { noContent } from '../../../tests/support/samples/no-content.ts'
import { sampleCar } from '../../../tests/support/samples/sample-car.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { silentLog } from '../../../tests/support/server/silent-log.ts'
import { carDocuments } from './car-documents.ts'

const site = Site.parse(siteDocument({ slug: 'harbour' }))
const MORNING = '2026-03-10T12:00:00+10:00'
const ADDRESS = 'https://www.harbour.example/cars/hilux'

test('CAR-13 concurrent requests share one brochure, and later ones get it from the cache', async () => {
  const { brochure, drawn } = setUp()

  await Promise.all(Array.from({ length: 50 }, () => brochure().draw()))
  await brochure().draw()

  expect(drawn).toHaveLength(1)
})

test('CAR-13 a brochure’s key changes with the price, the pictures and the day', () => {
  const { brochure } = setUp()
  const keys = [
    brochure(),
    brochure({ priceCents: 1_000_00 }),
    brochure({ images: ['/1.jpg'] }),
    brochure({}, '2026-03-11T00:01:00+10:00'),
  ].map(({ key }) => key)

  expect(new Set(keys).size).toBe(4)
  expect(brochure({ views: 77 }).key).toBe(keys[0])
})

test('CAR-13 two brochures are drawn at a time, one for each dealer, and a full queue rejects more as busy', async () => {
  const { brochure, atOnce } = setUp()
  const manyOf = (dealer: string, fromKm: number) =>
    Array.from({ length: 30 }, (_, nth) => brochure({ odometerKm: fromKm + nth }, MORNING, dealer).draw())

  const ofOne = manyOf('harbour', 1)
  const ofOther = manyOf('summit', 1001)
  const busy = async (results: typeof ofOne) =>
    (await Promise.all(results)).filter((result) => result === 'busy').length

  expect([await busy(ofOne), await busy(ofOther)]).toEqual([30 - 16, 30 - 16])
  expect(Math.max(...atOnce)).toBe(2)
})

test('CAR-13 the brochures of one dealer leave room for those of another', async () => {
  const { brochure } = setUp()

  const many = Array.from({ length: 60 }, (_, index) => brochure({ odometerKm: index + 1 }).draw())

  expect(await brochure({}, MORNING, 'summit').draw()).not.toBe('busy')
  expect((await Promise.all(many)).filter((result) => result === 'busy')).toHaveLength(60 - 21)
})

test('CAR-13 a brochure with a missing picture is sent but not cached', async () => {
  const { brochure, drawn } = setUp()
  const overrides = { images: ['/gone.jpg'] }

  expect(await brochure(overrides).draw()).not.toBe('busy')
  await brochure(overrides).draw()

  expect(drawn).toHaveLength(2)
})

function setUp() {
  const cached = new Map<string, Uint8Array>()
  const drawn: number[] = []
  const atOnce: number[] = []
  let active = 0
  const { brochure } = carDocuments({
    serveImage: async () => ({ outcome: 'missing' }),
    async makeBrochure(_facts, { photos }) {
      active += 1
      atOnce.push(active)
      await new Promise((resolve) => setTimeout(resolve, 1))
      active -= 1
      drawn.push(photos.length)
      return Buffer.from('%PDF')
    },
    makeSocialCard: async () => Buffer.from(''),
    outlines: { read: async () => null },
    cache: {
      read: async (key) => cached.get(key) ?? null,
      write: async (key, bytes) => void cached.set(key, bytes),
    },
    log: silentLog,
  })
  return {
    drawn,
    atOnce,
    brochure(overrides: Partial<Car> = {}, now = MORNING, siteId = 'harbour') {
      const car: Car = {
        ...sampleCar(),
        stockNumber: 'U1',
        id: siteId,
        views: 0,
        updatedAt: new Date(0),
        ...overrides,
      }
      const picture = (src: string) => ({ src, version: null })
      const stock = { siteId, revision: 1, cars: { ownsImage: async () => true } }
      return brochure(car, { ...noContent, ...stock, site, picture, now: () => new Date(now) }, ADDRESS)
    },
  }
}
