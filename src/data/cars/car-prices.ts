import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { StoredPrice } from '#domain/cars/price-history.ts'
import type { Db } from '../database.ts'
import { carPrices } from '../tables/cars.ts'

const MAX_PRICES = 50

/** The prices a vehicle was offered at, oldest first. A long history is cut to its latest part. */
export async function pricesOf(db: Db, siteId: string, carId: string): Promise<StoredPrice[]> {
  const { priceCents, offerPriceCents, priceKind, from } = carPrices
  const latest = await db
    .select({ priceCents, offerPriceCents, priceKind, from })
    .from(carPrices)
    .where(and(eq(carPrices.siteId, siteId), eq(carPrices.carId, carId)))
    .orderBy(desc(carPrices.id))
    .limit(MAX_PRICES)
  return latest.toReversed()
}

/** The same for several vehicles, by their ids. Vehicles without prices are left out. */
export async function pricesOfMany(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, StoredPrice[]>> {
  if (ids.length === 0) return new Map()
  const { carId, id, priceCents, offerPriceCents, priceKind, from } = carPrices
  const place = sql<number>`row_number() over (partition by ${carId} order by ${id} desc)`.as('place')
  const placed = db
    .select({ carId, id, priceCents, offerPriceCents, priceKind, from, place })
    .from(carPrices)
    .where(and(eq(carPrices.siteId, siteId), inArray(carId, [...ids])))
    .as('placed')
  const rows = await db.select().from(placed).where(lte(placed.place, MAX_PRICES)).orderBy(asc(placed.id))
  const byCar = new Map<string, StoredPrice[]>()
  for (const { carId: car, id: _id, place: _place, ...price } of rows)
    byCar.set(car, [...(byCar.get(car) ?? []), price])
  return byCar
}
