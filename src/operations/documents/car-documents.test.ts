import { expect, test } from 'vitest'
import type { Car } from '#domain/cars/car.ts'
import { Site } from '#sites/site.ts'
import { sampleCar } from '../../../tests/support/samples/sample-car.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { silentLog } from '../../../tests/support/server/silent-log.ts'
import { carDocuments } from './car-documents.ts'

const site = Site.parse(siteDocument({ slug: 'harbour' }))
const ADDRESS = 'https://www.harbour.example/cars/hilux'

test('CAR-13 a brochure is drawn once for all who ask at once, and kept for who comes later', async () => {
  const { brochure, drawn } = documents()

  await Promise.all(Array.from({ length: 50 }, () => brochure().draw()))
  await brochure().draw()

  expect(drawn).toHaveLength(1)
})

test('CAR-13 another price, picture or day is another brochure', () => {
  const { brochure } = documents()
  const keys = [
    brochure(),
    brochure({ priceCents: 1_000_00 }),
    brochure({ images: ['/1.jpg'] }),
    brochure({}, '2026-03-11T00:01:00+10:00'),
  ].map(({ key }) => key)

  expect(new Set(keys).size).toBe(4)
  expect(brochure({ views: 77 }).key).toBe(keys[0])
})

test('CAR-13 few are drawn at a time, and who comes when too many wait is turned away', async () => {
  const { brochure, atOnce } = documents()

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => brochure({ odometerKm: index + 1 }).draw()),
  )

  expect(Math.max(...atOnce)).toBe(2)
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(60 - 32)
})

test('CAR-13 a brochure that lacks a picture is given out and not kept', async () => {
  const { brochure, drawn } = documents()
  const wish = { images: ['/gone.jpg'] }

  expect(await brochure(wish).draw()).not.toBe('busy')
  await brochure(wish).draw()

  expect(drawn).toHaveLength(2)
})

function documents() {
  const kept = new Map<string, Uint8Array>()
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
      read: async (key) => kept.get(key) ?? null,
      write: async (key, bytes) => void kept.set(key, bytes),
    },
    log: silentLog,
  })
  return {
    drawn,
    atOnce,
    brochure(wishes: Partial<Car> = {}, now = '2026-03-10T12:00:00+10:00') {
      const car: Car = {
        ...sampleCar(),
        stockNumber: 'U1',
        id: '1',
        views: 0,
        updatedAt: new Date(0),
        ...wishes,
      }
      const picture = (src: string) => ({ src, version: null })
      const cars = { ownsImage: async () => true }
      return brochure(car, { cars, site, picture, now: () => new Date(now) }, ADDRESS)
    },
  }
}
