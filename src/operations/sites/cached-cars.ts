import { LRUCache } from 'lru-cache'
import type { CarStore } from '#data/cars/cars.ts'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import type { Car } from '#domain/cars/car.ts'
import type { StoredPrice } from '#domain/cars/price-history.ts'

/** What pages may read of the vehicles. */
export type PublicCars = Pick<
  CarStore,
  | 'findBySlug'
  | 'findById'
  | 'findMany'
  | 'findBrief'
  | 'findBriefBySlug'
  | 'findBriefByStockNumber'
  | 'pricesOf'
  | 'pricesOfMany'
  | 'inBatches'
>

/** Vehicles and their prices in the memory of this process, as pages show them. */
export type CachedCars = {
  /**
   * The same vehicles from memory where they have been read before. Every change of a site raises its revision, so what was
   * read at one revision is never shown at another. Its spellings may be read a moment later and have a version of their own.
   */
  of(site: { id: string; revision: number | null; spellings: () => number }, cars: PublicCars): PublicCars
}

/** A few thousand vehicles of the sites that are visited most take up some tens of megabytes. */
const MAX_ENTRIES = 10_000

export function cachedCars(maxEntries = MAX_ENTRIES): CachedCars {
  const whole = new LRUCache<string, Car>({ max: maxEntries })
  const brief = new LRUCache<string, BriefCar>({ max: maxEntries })
  const pricesByKey = new LRUCache<string, StoredPrice[]>({ max: maxEntries })
  // The vehicles that a dealer features: one list of each site.
  const byStockNumbers = new LRUCache<string, BriefCar[]>({ max: Math.ceil(maxEntries / 10) })

  function at(scope: () => string, cars: PublicCars): PublicCars {
    const wholeCars = shelfOf(whole, scope)
    const briefCars = shelfOf(brief, scope)

    async function pricesOfMany(ids: readonly string[]) {
      const found = new Map(ids.map((id) => [id, pricesByKey.get(`${scope()} ${id}`)]))
      const missing = ids.filter((id) => !found.get(id))
      if (missing.length > 0) {
        const before = scope()
        const read = await cars.pricesOfMany(missing)
        for (const id of missing) {
          const prices = read.get(id) ?? []
          pricesByKey.set(`${before} ${id}`, prices)
          found.set(id, prices)
        }
      }
      return new Map([...found].flatMap(([id, prices = []]) => (prices.length > 0 ? [[id, prices]] : [])))
    }

    return {
      ...cars,
      findBySlug: (slug) => wholeCars.one('slug', slug, cars.findBySlug),
      findById: (id) => wholeCars.one('id', id.toLowerCase(), cars.findById),
      findMany: (ids) => wholeCars.several('id', lowerCase(ids), cars.findMany),
      findBrief: (ids) => briefCars.several('id', lowerCase(ids), cars.findBrief),
      findBriefBySlug: (slugs) => briefCars.several('slug', slugs, cars.findBriefBySlug),
      async findBriefByStockNumber(stockNumbers) {
        const key = `${scope()} ${JSON.stringify(stockNumbers)}`
        const known = byStockNumbers.get(key)
        if (known) return known
        const found = await cars.findBriefByStockNumber(stockNumbers)
        byStockNumbers.set(key, found)
        return found
      },
      async pricesOf(id) {
        const key = `${scope()} ${id}`
        const known = pricesByKey.get(key)
        if (known) return known
        const prices = await cars.pricesOf(id)
        pricesByKey.set(key, prices)
        return prices
      },
      pricesOfMany,
    }
  }

  return {
    of: ({ id, revision, spellings }, cars) =>
      revision === null ? cars : at(() => `${id} ${revision} ${spellings()}`, cars),
  }
}

/** The vehicles of a site that are in memory, by id and by slug, and the way to read those that aren’t. */
function shelfOf<Found extends BriefCar>(byKey: LRUCache<string, Found>, scope: () => string) {
  const find = (kind: 'id' | 'slug', value: string) => byKey.get(`${scope()} ${kind} ${value}`)
  const store = (car: Found, scope: string) => {
    byKey.set(`${scope} id ${car.id}`, car)
    byKey.set(`${scope} slug ${car.slug}`, car)
  }

  async function one(kind: 'id' | 'slug', value: string, read: (value: string) => Promise<Found | null>) {
    const known = find(kind, value)
    if (known) return known
    const before = scope()
    const car = await read(value)
    if (car) store(car, before)
    return car
  }

  async function several(
    kind: 'id' | 'slug',
    values: readonly string[],
    read: (values: readonly string[]) => Promise<Found[]>,
  ) {
    const found = new Map(values.map((value) => [value, find(kind, value)]))
    const missing = values.filter((value) => !found.get(value))
    if (missing.length > 0) {
      const before = scope()
      for (const car of await read(missing)) {
        store(car, before)
        found.set(car[kind], car)
      }
    }
    return values.flatMap((value) => found.get(value) ?? [])
  }

  return { one, several }
}

function lowerCase(ids: readonly string[]) {
  return ids.map((id) => id.toLowerCase())
}
