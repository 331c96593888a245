import { expect, test } from 'vitest'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { checkSearch } from '#operations/check-search.ts'
import { dealership } from '../support/dealership.ts'

const random = seededRandom(7)
const pick = <T>(list: [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]

const stock = Array.from({ length: 400 }, () => ({
  make: pick(['Toyota', 'Mazda', 'Kia', 'Land Rover']),
  model: pick(['HiLux', 'CX-5', 'Rio', 'Defender']),
  badge: pick([null, 'SR5', 'GT', 'Sport']),
  simpleBody: pick([null, 'Ute', 'SUV', 'Hatch']),
  carType: pick(['new', 'demo', 'used'] as const),
  status: pick(['in_stock', 'in_stock', 'coming_soon', 'sold', 'withdrawn'] as const),
  soldAt: pick([null, new Date('2026-03-09T00:00:00Z'), new Date('2026-02-01T00:00:00Z')]),
  showOnDealerWebsite: random() > 0.1,
  year: pick([null, 2012, 2018, 2021, 2025]),
  colour: pick([null, 'White', 'Red']),
  seats: pick([null, 2, 5, 7]),
  priceCents: pick([null, 0, 9_990_00, 24_990_00, 88_000_00]),
  odometerKm: pick([null, 12, 41_250, 180_000]),
  features: pick([[], ['Sunroof'], ['Sunroof', 'Tow Bar'], ['Tow Bar']]),
  categories: pick([[], ['Family'], ['Family', 'Under $20k']]),
}))

test('SRCH-03 the counts of 200 random filter combinations equal a count over the database', async () => {
  const dealer = await dealership({ stock })

  const check = await checkSearch(dealer, 200, seededRandom(1))

  expect(check.differences).toEqual([])
  expect(check.vehicles).toBeGreaterThan(150)
})

test('a search that is out of step with the database is found out', async () => {
  const dealer = await dealership({ stock: stock.slice(0, 30) })

  await dealer.search({})
  await dealer.cars.put((await carsFound(dealer)).map((car) => ({ ...car, status: 'withdrawn' })))

  const check = await checkSearch(dealer, 5, seededRandom(1))

  expect(check.differences.length).toBeGreaterThan(0)
})

async function carsFound({ cars, search }: Awaited<ReturnType<typeof dealership>>) {
  const found = await cars.findMany((await search({ size: 30 })).ids)
  return found.map(({ views: _views, updatedAt: _updated, ...stored }) => stored)
}
