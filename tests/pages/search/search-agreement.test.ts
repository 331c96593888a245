import { describe, expect, test } from 'vitest'
import type { StoredCar } from '#data/cars/cars.ts'
import { PAGE_SIZE } from '#domain/search/page-size.ts'
import { searchAddress } from '#domain/search/search-address.ts'
import { emptySearch, type SearchState } from '#domain/search/search-state.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { carsOnPage } from '../../support/pages/cars-on-page.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

const random = seededRandom(16)
const stock = Array.from({ length: 120 }, (_, number) => inventedCar(number))

describe('SRCH-03 the page, the API and a linear scan of the stock agree', async () => {
  const dealer = await dealership({ stock })

  test.each(
    Array.from({ length: 40 }, () => inventedSearch()).map((state) => [searchAddress(state), state] as const),
  )('on %s', async (address, state) => {
    const wanted = readPlainly(state)

    const { html } = await visit(dealer, address)
    const found = JSON.parse((await visit(dealer, address.replace('/search', '/api/search'))).html)

    expect(carsOnPage(html)).toEqual(wanted.slice(0, PAGE_SIZE))
    expect(found.hits.map(({ slug }: { slug: string }) => slug)).toEqual(wanted.slice(0, PAGE_SIZE))
    expect(found.total).toBe(wanted.length)
    expect(html).toMatch(new RegExp(`>${wanted.length} cars? found<`))
  })
})

type Invented = { slug: string } & Required<
  Pick<StoredCar, 'make' | 'simpleBody' | 'colour' | 'carType' | 'odometerKm' | 'year'>
> & { priceCents: number }

function inventedCar(number: number): Invented {
  return {
    slug: `car-${number}`,
    make: one(['Toyota', 'Mazda', 'Ford']),
    simpleBody: one(['Ute', 'SUV', 'Hatch']),
    colour: one(['White', 'Black', 'Red', 'Blue']),
    carType: one(['new', 'demo', 'used'] as const),
    year: 2015 + Math.floor(random() * 11),
    odometerKm: Math.floor(random() * 200_000),
    // No two are alike, so that the order is unambiguous.
    priceCents: (9_000 + number * 97 + Math.floor(random() * 90) * 1000) * 100,
  }
}

function inventedSearch(): SearchState {
  const chosen: SearchState['chosen'] = {}
  if (random() < 0.6) chosen.make = some(['Toyota', 'Mazda', 'Ford'])
  if (random() < 0.5) chosen.body = some(['Ute', 'SUV', 'Hatch'])
  if (random() < 0.4) chosen.colour = some(['White', 'Black', 'Red', 'Blue'])
  if (random() < 0.3) chosen.car_type = some(['new', 'demo', 'used'])
  const least = 10_000 + Math.floor(random() * 50) * 1000
  const ranges: SearchState['ranges'] = {
    ...(random() < 0.5 && { price: { min: least, max: least + 40_000 } }),
    ...(random() < 0.3 && { km: { max: 120_000 } }),
    ...(random() < 0.3 && { year: { min: 2018 } }),
  }
  return { ...emptySearch, chosen, ranges, sort: one(['price-asc', 'price-desc'] as const) }
}

/** Scans the vehicles one by one, without an index. */
function readPlainly({ chosen, ranges, sort }: SearchState): string[] {
  const isIn = (values: string[] | undefined, value: string | null) => !values || values.includes(value ?? '')
  const isWithin = (range: { min?: number; max?: number } | undefined, figure: number | null) =>
    !range || (figure !== null && figure >= (range.min ?? -Infinity) && figure <= (range.max ?? Infinity))
  return stock
    .filter(
      (car) =>
        isIn(chosen.make, car.make) &&
        isIn(chosen.body, car.simpleBody) &&
        isIn(chosen.colour, car.colour) &&
        isIn(chosen.car_type, car.carType) &&
        isWithin(ranges.price, car.priceCents / 100) &&
        isWithin(ranges.km, car.odometerKm) &&
        isWithin(ranges.year, car.year),
    )
    .toSorted((a, b) => (a.priceCents - b.priceCents) * (sort === 'price-asc' ? 1 : -1))
    .map(({ slug }) => slug)
}

function one<T>(values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('The list is empty.')
  return value
}

function some(values: string[]) {
  const chosen = values.filter(() => random() < 0.5)
  return chosen.length > 0 ? chosen : [one(values)]
}
