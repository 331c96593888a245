import { LRUCache } from 'lru-cache'
import type { CarStore } from '#data/cars.ts'
import type { StoredPrice } from '#domain/cars/price-history.ts'
import type { Car } from '#domain/cars/car.ts'

/** What pages may read of the vehicles. */
export type PublicCars = Pick<
  CarStore,
  | 'findBySlug'
  | 'findById'
  | 'findMany'
  | 'findManyBySlug'
  | 'findByStockNumbers'
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
  const carsByKey = new LRUCache<string, Car>({ max: maxEntries })
  const pricesByKey = new LRUCache<string, StoredPrice[]>({ max: maxEntries })
  // The vehicles that a dealer features: one list of each site.
  const carsByStockNumbers = new LRUCache<string, Car[]>({ max: Math.ceil(maxEntries / 10) })

  function at(scope: () => string, cars: PublicCars): PublicCars {
    const find = (kind: 'id' | 'slug', id: string) => carsByKey.get(`${scope()} ${kind} ${id}`)
    const store = (car: Car, scope: string) => {
      carsByKey.set(`${scope} id ${car.id}`, car)
      carsByKey.set(`${scope} slug ${car.slug}`, car)
    }

    async function one(kind: 'id' | 'slug', id: string, read: (id: string) => Promise<Car | null>) {
      const known = find(kind, id)
      if (known) return known
      const before = scope()
      const car = await read(id)
      if (car) store(car, before)
      return car
    }

    async function several(
      kind: 'id' | 'slug',
      ids: readonly string[],
      read: (ids: readonly string[]) => Promise<Car[]>,
    ) {
      const found = new Map(ids.map((id) => [id, find(kind, id)]))
      const missing = ids.filter((id) => !found.get(id))
      if (missing.length > 0) {
        const before = scope()
        for (const car of await read(missing)) {
          store(car, before)
          found.set(kind === 'id' ? car.id : car.slug, car)
        }
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    }

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
      findBySlug: (slug) => one('slug', slug, cars.findBySlug),
      findById: (id) => one('id', id.toLowerCase(), cars.findById),
      findMany: (ids) =>
        several(
          'id',
          ids.map((id) => id.toLowerCase()),
          cars.findMany,
        ),
      async findByStockNumbers(stockNumbers) {
        const key = `${scope()} ${JSON.stringify(stockNumbers)}`
        const known = carsByStockNumbers.get(key)
        if (known) return known
        const found = await cars.findByStockNumbers(stockNumbers)
        carsByStockNumbers.set(key, found)
        return found
      },
      findManyBySlug: (slugs) => several('slug', slugs, cars.findManyBySlug),
      pricesOf: async (id) => (await pricesOfMany([id])).get(id) ?? [],
      pricesOfMany,
    }
  }

  return {
    of: ({ id, revision, spellings }, cars) =>
      revision === null ? cars : at(() => `${id} ${revision} ${spellings()}`, cars),
  }
}
