import { expect, test } from 'vitest'
import type { Chosen } from '#domain/search/search-state.ts'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { isVisible } from '#domain/search/visible-stock.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { checkSearch } from '#operations/search/check-search.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import type { VehicleSearch } from '#operations/search/vehicle-search.ts'
import { everything, fill } from '../../search-contract/fixture.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import type { Document } from '#search/port.ts'
import { vehicleDetails } from '#search/vehicle-document.ts'
import { withKeys } from '#search/vehicle-keys.ts'
import { withTexts } from '#search/vehicle-texts.ts'
import { vehicles } from '#search/vehicles.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { messyStock } from '../../support/feeds/messy-stock.ts'

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

test('a search index that differs from the database is detected', async () => {
  const dealer = await dealership({ stock: stock.slice(0, 30) })

  await dealer.search({})
  await dealer.cars.put((await carsFound(dealer)).map((car) => ({ ...car, status: 'withdrawn' })))

  const check = await checkSearch(dealer, 5, seededRandom(1))

  expect(check.differences.length).toBeGreaterThan(0)
})

test('DATA-01 a search that treats capitals as a difference is detected', async () => {
  const dealer = await dealership({ stock: messyStock(80) })

  const check = await checkSearch(await asBefore(dealer), 20, seededRandom(1))

  expect(check.differences.length).toBeGreaterThan(5)
})

test('DATA-01 vehicles indexed in another spelling are detected', async () => {
  const dealer = await dealership({ stock: messyStock(80) })
  const shouted = await indexOf(dealer, (details) => withKeys(withTexts(details)))
  await shouted.index.apply('site', [{ put: { ...(await anyDocument(dealer)), colour: 'WHITE' } }], 2n)

  const check = await checkSearch({ ...dealer, search: shouted.search }, 40, seededRandom(1))

  expect(check.differences.length).toBeGreaterThan(0)
})

/** The old search: values as they came, and an address changed to the last spelling that differs in case only. */
async function asBefore(dealer: Dealership): Promise<Dealership> {
  const { search } = await indexOf(dealer, withTexts)
  async function inShownSpelling(chosen: Chosen) {
    const facets = Object.keys(chosen) as VehicleFacet[]
    const answer = await search({ size: 0, count: facets })
    const spelt = Object.entries(chosen).map(([facet, values]) => {
      const known = new Map(
        answer.facets[facet as VehicleFacet]?.map(({ value }) => [value.toLowerCase(), value]),
      )
      return [facet, values.map((value) => known.get(value.toLowerCase()) ?? value)]
    })
    return Object.fromEntries(spelt) as Chosen
  }
  return { ...dealer, search, inShownSpelling }
}

async function indexOf(dealer: Dealership, asDocument: (details: Document) => Document) {
  const index = await embeddedEngine().open(vehicles)
  await fill(index, (await visibleDetails(dealer)).map(asDocument))
  const search: VehicleSearch = async (request) => {
    const answer = await index.search({ tenant: 'site', visible: everything }, request)
    return { ...answer, reachable: answer.total }
  }
  return { index, search }
}

async function anyDocument(dealer: Dealership) {
  const [details] = await visibleDetails(dealer)
  if (!details) throw new Error('There is no vehicle.')
  return withKeys(withTexts(details))
}

async function visibleDetails({ cars, site, now }: Dealership) {
  const found: Document[] = []
  for await (const batch of cars.inBatches()) {
    const visible = batch.filter((car) => isVisible(car, site.stock, now()))
    found.push(
      ...visible.map((car) => vehicleDetails(car, site, now())).filter((details) => details !== null),
    )
  }
  return found
}

async function carsFound({ cars, search }: Awaited<ReturnType<typeof dealership>>) {
  const found = await cars.findMany((await search({ size: 30 })).ids)
  return found.map(({ views: _views, updatedAt: _updated, ...stored }) => stored)
}
