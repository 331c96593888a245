import { and, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import type { Car } from '#domain/cars/car.ts'
import type { StoredPrice } from '#domain/cars/price-history.ts'
import type { SpellingCount } from '#domain/spellings/shown-spellings.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import type { Db } from '../database.ts'
import { cars } from '../tables/cars.ts'
import { valueCounts } from '../spellings/value-counts.ts'
import { pricesOf, pricesOfMany } from './car-prices.ts'
import { briefCars, wholeCars } from './read-cars.ts'

/** A stored vehicle. Its views are counted elsewhere, and the database sets the time of each change. */
export type StoredCar = Omit<Car, 'views' | 'updatedAt'>

/** The vehicles of one site. */
export type CarStore = {
  findBySlug(slug: string): Promise<Car | null>
  findById(id: string): Promise<Car | null>
  /** The vehicles with these ids, in this order. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<Car[]>
  /** The same without their details, as cards and lists show them. */
  findBrief(ids: readonly string[]): Promise<BriefCar[]>
  /** By their slugs, in this order. Unknown slugs are left out. */
  findBriefBySlug(slugs: readonly string[]): Promise<BriefCar[]>
  /** By their stock numbers, in this order. Unknown numbers are left out. */
  findBriefByStockNumber(stockNumbers: readonly string[]): Promise<BriefCar[]>
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
/** As many rows as fit into the parameters of one statement, with room for more columns. */
const ROWS_PER_INSERT = 500

export function carStore(db: Db, siteId: string): CarStore {
  const ofThisSite = eq(cars.siteId, siteId)

  async function one(by: 'id' | 'slug', value: string): Promise<Car | null> {
    const [found] = await wholeCars(db, sql`where ${ofThisSite} and ${cars[by]} = ${value} limit 1`)
    return found ?? null
  }

  function among(by: 'id' | 'slug' | 'stockNumber', values: readonly string[]) {
    const list = sql.param([...values])
    return sql`where ${ofThisSite} and ${cars[by]} = any(${by === 'id' ? sql`${list}::uuid[]` : list})`
  }

  async function brief(by: 'id' | 'slug' | 'stockNumber', values: readonly string[]) {
    return values.length === 0 ? [] : inOrder(values, by, await briefCars(db, among(by, values)))
  }

  return {
    findBySlug: (slug) => one('slug', slug),
    findById: async (id) => (isUuid(id) ? one('id', id) : null),

    async findMany(ids) {
      const known = ids.filter(isUuid)
      return known.length === 0 ? [] : inOrder(known, 'id', await wholeCars(db, among('id', known)))
    },

    findBrief: (ids) => brief('id', ids.filter(isUuid)),
    findBriefBySlug: (slugs) => brief('slug', slugs),
    findBriefByStockNumber: (stockNumbers) => brief('stockNumber', stockNumbers),

    async ownsImage(address) {
      // Different addresses may share a key of the index, so the addresses themselves are compared as well.
      const mayOwn = sql`picture_keys(${cars.images}, ${cars.thumbnails}, ${cars.primaryImageUrl}) @> array[picture_key(${address}::text)]`
      const isAmong = (list: typeof cars.images | typeof cars.thumbnails) =>
        sql`${list} @> jsonb_build_array(${address}::text)`
      const found = await db
        .select({ id: cars.id })
        .from(cars)
        .where(
          and(
            ofThisSite,
            mayOwn,
            or(isAmong(cars.images), isAmong(cars.thumbnails), eq(cars.primaryImageUrl, address)),
          ),
        )
        .limit(1)
      return found.length > 0
    },

    pricesOf: (id) => (isUuid(id) ? pricesOf(db, siteId, id) : Promise.resolve([])),
    pricesOfMany: (ids) => pricesOfMany(db, siteId, ids.filter(isUuid)),

    async *inBatches(size = BATCH_SIZE) {
      for (let last: string | undefined; ;) {
        const after = last === undefined ? undefined : gt(cars.id, last)
        const batch = await wholeCars(
          db,
          sql`where ${and(ofThisSite, after)} order by ${cars.id} limit ${size}`,
        )
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

function inOrder<Found extends BriefCar>(
  values: readonly string[],
  by: 'id' | 'slug' | 'stockNumber',
  found: readonly Found[],
): Found[] {
  const known = new Map(found.map((car) => [car[by], car]))
  return values.flatMap((value) => known.get(by === 'id' ? value.toLowerCase() : value) ?? [])
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
