import { expect, test } from 'vitest'
import type { CarStore, StoredCar } from '#data/cars/cars.ts'
import { cachedCars, type PublicCars } from '#operations/sites/cached-cars.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const [hilux, ranger, triton] = ['hilux', 'ranger', 'triton'].map((slug) => sampleCar({ slug })) as [
  StoredCar,
  StoredCar,
  StoredCar,
]

test('OPS-04 vehicles and prices that were read once come from memory', async () => {
  const { reads, shown } = await shop()
  const cars = shown(1)
  const first = [await cars.findMany([ranger.id, hilux.id]), await cars.pricesOfMany([ranger.id, hilux.id])]
  const before = reads.length

  expect([
    await cars.findMany([ranger.id, hilux.id]),
    await cars.pricesOfMany([ranger.id, hilux.id]),
  ]).toEqual(first)
  expect((await cars.findById(hilux.id.toUpperCase()))?.slug).toBe('hilux')
  expect((await cars.findBySlug('ranger'))?.id).toBe(ranger.id)
  expect(await cars.pricesOf(hilux.id)).toHaveLength(1)
  expect(reads).toHaveLength(before)

  const featured = await cars.findBriefByStockNumber([triton.stockNumber, 'none', hilux.stockNumber])
  const readsOfFeatured = reads.length
  expect(await cars.findBriefByStockNumber([triton.stockNumber, 'none', hilux.stockNumber])).toEqual(featured)
  expect(featured.map(({ slug }) => slug)).toEqual(['triton', 'hilux'])
  expect(reads).toHaveLength(readsOfFeatured)
})

test('OPS-04 only what is missing is read, and the order is the one asked for', async () => {
  const { reads, shown } = await shop()
  const cars = shown(1)
  await cars.findById(ranger.id)
  reads.length = 0

  const found = await cars.findMany([triton.id, ranger.id, 'no id', hilux.id, triton.id])

  expect(found.map(({ slug }) => slug)).toEqual(['triton', 'ranger', 'hilux', 'triton'])
  expect(reads).toEqual([['findMany', [triton.id, 'no id', hilux.id, triton.id]]])
  expect((await cars.findBriefBySlug(['hilux', 'unknown', 'ranger'])).map(({ id }) => id)).toEqual([
    hilux.id,
    ranger.id,
  ])
  reads.length = 0
  expect((await cars.findBrief([ranger.id, triton.id])).map(({ slug }) => slug)).toEqual(['ranger', 'triton'])
  expect(reads).toEqual([['findBrief', [triton.id]]])
})

test('OPS-04 nothing that was read before a change is shown after it', async () => {
  const { cars, shown } = await shop()
  await shown(1).findById(hilux.id)
  await cars.put([{ ...hilux, priceCents: 1_00 }])

  expect((await shown(2).findById(hilux.id))?.priceCents).toBe(1_00)
  expect(await shown(2).pricesOf(hilux.id)).toHaveLength(2)
  expect((await shown(null).findById(hilux.id))?.priceCents).toBe(1_00)
})

test('DATA-01 spellings that are read after the change they belong to are shown from then on', async () => {
  const { reads, shown } = await shop()
  let version = 1
  const cars = shown(1, () => version)
  await cars.findById(hilux.id)
  await cars.findById(hilux.id)
  version = 2
  await cars.findById(hilux.id)
  await cars.findById(hilux.id)

  expect(reads.map(([name]) => name)).toEqual(['findById', 'findById'])
})

test('DATA-01 every way to find vehicles shows the site’s spellings', async () => {
  const { cars } = await dealership({
    stock: [
      { slug: 'hilux', make: 'TOYOTA' },
      { slug: 'rav4', make: 'Toyota' },
      { slug: 'yaris', make: 'Toyota' },
    ],
  })
  const found = await Promise.all([
    cars.findBriefBySlug(['hilux']),
    cars.findBrief([(await cars.findBySlug('hilux'))?.id ?? '']),
    cars.findBySlug('hilux'),
    cars.findMany([(await cars.findBySlug('hilux'))?.id ?? '']),
    cars.findById((await cars.findBySlug('hilux'))?.id ?? ''),
    cars.findBriefByStockNumber([(await cars.findBySlug('hilux'))?.stockNumber ?? '']),
  ])

  expect(found.flat().map((car) => car?.make)).toEqual(Array.from({ length: 6 }, () => 'Toyota'))
})

test('SITE-01 one site never gets what was read for another', async () => {
  const { shown, cached, cars } = await shop()
  await shown(1).findById(hilux.id)
  const nothing: PublicCars = { ...cars, findById: () => Promise.resolve(null) }

  expect(
    await cached.of({ id: 'other', revision: 1, spellings: () => 1 }, nothing).findById(hilux.id),
  ).toBeNull()
})

test('OPS-07 the cache stays within its limit, and a vehicle that is missing is looked up again', async () => {
  const { reads, shown } = await shop(4)
  const cars = shown(1)
  for (const { id } of [hilux, ranger, triton]) await cars.findById(id)
  reads.length = 0
  await cars.findById(hilux.id)
  await cars.findById(hilux.id)
  await cars.findBySlug('unknown')
  await cars.findBySlug('unknown')

  expect(reads.map(([name]) => name)).toEqual(['findById', 'findBySlug', 'findBySlug'])
})

/** A dealer with three vehicles, whose reads are written down. */
async function shop(maxEntries?: number) {
  const { cars } = await dealership()
  await cars.put([hilux, ranger, triton])
  const reads: [string, unknown][] = []
  const watched = { ...cars }
  for (const name of [
    'findById',
    'findBySlug',
    'findMany',
    'findBrief',
    'findBriefBySlug',
    'pricesOfMany',
  ] as const)
    Object.assign(watched, { [name]: noted(name, cars[name] as (asked: never) => unknown, reads) })
  const cached = cachedCars(maxEntries)
  return {
    cars,
    reads,
    cached,
    shown: (revision: number | null, spellings = () => 1) =>
      cached.of({ id: 'harbour', revision, spellings }, watched),
  }
}

function noted(name: keyof CarStore, read: (asked: never) => unknown, reads: [string, unknown][]) {
  return (asked: never) => {
    reads.push([name, asked])
    return read(asked)
  }
}
