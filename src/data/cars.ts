import { and, asc, eq, getTableColumns, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Car, MarketPrices } from '#domain/cars/car.ts'
import type { StoredPrice } from '#domain/cars/price-history.ts'
import type { SpellingCount } from '#domain/spellings/shown-spellings.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Db } from './database.ts'
import { carPrices, cars, carViews, fetchedMarketPrices } from './tables/cars.ts'
import { valueCounts } from './spellings/value-counts.ts'

/** A stored vehicle. Its views are counted elsewhere, and the database sets the time of each change. */
export type StoredCar = Omit<Car, 'views' | 'updatedAt'>

/** The vehicles of one site. */
export type CarStore = {
  findBySlug(slug: string): Promise<Car | null>
  findById(id: string): Promise<Car | null>
  /** The vehicles with these slugs, in this order. Unknown slugs are left out. */
  findManyBySlug(slugs: readonly string[]): Promise<Car[]>
  /** The vehicles with these ids, in this order. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<Car[]>
  /** The vehicles with these stock numbers, in this order. Unknown numbers are left out. */
  findByStockNumbers(stockNumbers: readonly string[]): Promise<Car[]>
  /** Whether a vehicle has a picture at exactly this address. */
  ownsImage(address: string): Promise<boolean>
  /** The prices a vehicle was offered at, oldest first. A long history is cut to its latest part. */
  pricesOf(id: string): Promise<StoredPrice[]>
  /** The same for several vehicles, by their ids. Vehicles without prices are left out. */
  pricesOfMany(ids: readonly string[]): Promise<Map<string, StoredPrice[]>>
  /** All vehicles in batches, so that a large stock is never in memory at once. */
  inBatches(size?: number): AsyncGenerator<Car[]>
  /** Every spelling of the values that search filters by, with how many vehicles for sale have it. */
  spellings(): Promise<SpellingCount[]>
  /** Adds vehicles, or replaces those with the same id. */
  put(cars: readonly StoredCar[]): Promise<void>
}

const BATCH_SIZE = 2000
const MAX_PRICES = 50
/** As many rows as fit into the parameters of one statement, with room for more columns. */
const ROWS_PER_INSERT = 500

export function carStore(db: Db, siteId: string): CarStore {
  const ofThisSite = eq(cars.siteId, siteId)

  async function where(condition: ReturnType<typeof eq>): Promise<Car | null> {
    const [row] = await selectCars(db).where(and(ofThisSite, condition)).limit(1)
    return row ?? null
  }

  async function pricesOfMany(ids: readonly string[]) {
    const known = ids.filter(isUuid)
    if (known.length === 0) return new Map<string, StoredPrice[]>()
    const { carId, id, priceCents, offerPriceCents, priceKind, from } = carPrices
    const place = sql<number>`row_number() over (partition by ${carId} order by ${id} desc)`.as('place')
    const placed = db
      .select({ carId, id, priceCents, offerPriceCents, priceKind, from, place })
      .from(carPrices)
      .where(and(eq(carPrices.siteId, siteId), inArray(carId, known)))
      .as('placed')
    const rows = await db.select().from(placed).where(lte(placed.place, MAX_PRICES)).orderBy(asc(placed.id))
    const byCar = new Map<string, StoredPrice[]>()
    for (const { carId: car, id: _id, place: _place, ...price } of rows)
      byCar.set(car, [...(byCar.get(car) ?? []), price])
    return byCar
  }

  return {
    findBySlug: (slug) => where(eq(cars.slug, slug)),
    findById: async (id) => (isUuid(id) ? where(eq(cars.id, id)) : null),

    async findManyBySlug(slugs) {
      if (slugs.length === 0) return []
      const rows = await selectCars(db).where(and(ofThisSite, inArray(cars.slug, [...slugs])))
      const bySlug = new Map(rows.map((car) => [car.slug, car]))
      return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
    },

    async findMany(ids) {
      const known = ids.filter(isUuid)
      if (known.length === 0) return []
      const rows = await selectCars(db).where(and(ofThisSite, inArray(cars.id, known)))
      const byId = new Map(rows.map((car) => [car.id, car]))
      return known.flatMap((id) => byId.get(id.toLowerCase()) ?? [])
    },

    async findByStockNumbers(stockNumbers) {
      if (stockNumbers.length === 0) return []
      const rows = await selectCars(db).where(and(ofThisSite, inArray(cars.stockNumber, [...stockNumbers])))
      const byNumber = new Map(rows.map((car) => [car.stockNumber, car]))
      return stockNumbers.flatMap((number) => byNumber.get(number) ?? [])
    },

    async ownsImage(address) {
      // Matches the expression of the index, so that a page full of pictures does not read the whole stock.
      const isAmongPhotos = sql`(${cars.images} || ${cars.thumbnails}) @> jsonb_build_array(${address}::text)`
      const found = await db
        .select({ id: cars.id })
        .from(cars)
        .where(and(ofThisSite, or(isAmongPhotos, eq(cars.primaryImageUrl, address))))
        .limit(1)
      return found.length > 0
    },

    pricesOf: async (id) => (await pricesOfMany([id])).get(id) ?? [],

    pricesOfMany,

    async *inBatches(size = BATCH_SIZE) {
      for (let last: string | undefined; ;) {
        const after = last === undefined ? undefined : gt(cars.id, last)
        const batch = await selectCars(db).where(and(ofThisSite, after)).orderBy(asc(cars.id)).limit(size)
        if (batch.length > 0) yield batch
        if (batch.length < size) return
        last = batch.at(-1)?.id
      }
    },

    spellings: () => valueCounts(db, siteId),

    async put(stored) {
      for (let start = 0; start < stored.length; start += ROWS_PER_INSERT) {
        const rows = stored.slice(start, start + ROWS_PER_INSERT).map((car) => ({ ...car, siteId }))
        await db
          .insert(cars)
          .values(rows)
          .onConflictDoUpdate({ target: [cars.siteId, cars.id], set: takeNewValues() })
      }
    },
  }
}

function selectCars(db: Db) {
  const { siteId: _site, feed: _feed, onHold, ...columns } = getTableColumns(cars)
  return db
    .select({
      ...columns,
      reserved: sql<boolean>`(${cars.reserved} or ${onHold})`,
      marketPrices: sql<MarketPrices | null>`coalesce(${cars.marketPrices}, ${fetchedMarketPrices.prices})`,
      views: sql<number>`coalesce(${carViews.views}, 0)`,
    })
    .from(cars)
    .leftJoin(carViews, and(eq(carViews.siteId, cars.siteId), eq(carViews.carId, cars.id)))
    .leftJoin(
      fetchedMarketPrices,
      and(eq(fetchedMarketPrices.siteId, cars.siteId), eq(fetchedMarketPrices.carId, cars.id)),
    )
    .$dynamic()
}

/** On conflict, sets every column to the inserted value, and the time of the change. */
function takeNewValues() {
  const {
    siteId: _site,
    id: _id,
    feed: _feed,
    onHold: _hold,
    createdAt: _created,
    updatedAt: _updated,
    ...columns
  } = getTableColumns(cars)
  const values = Object.entries(columns).map(([key, column]) => {
    const name = column.name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return [key, sql.raw(`excluded.${name}`)]
  })
  return { ...Object.fromEntries(values), updatedAt: sql`now()` }
}
