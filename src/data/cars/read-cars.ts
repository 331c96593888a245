import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { BriefCar } from '#domain/cars/brief-car.ts'
import type { Car } from '#domain/cars/car.ts'
import { CASING, type Db } from '../database.ts'
import { cars, carViews, fetchedMarketPrices } from '../tables/cars.ts'

/**
 * The vehicles that the rest of a query chooses. The driver’s rows are used as they are: pages read dozens of vehicles, and
 * drizzle’s own mapping of a row takes longer than the query.
 */
export async function wholeCars(db: Db, rest: SQL): Promise<Car[]> {
  const { rows } = await db.execute<Row<Car>>(sql`${selectWhole} ${rest}`)
  return rows.map(fromRow)
}

/** The same without their details, in about a third of the time. */
export async function briefCars(db: Db, rest: SQL): Promise<BriefCar[]> {
  const { rows } = await db.execute<Row<BriefCar>>(sql`${selectBrief} ${rest}`)
  return rows.map(fromRow)
}

/** Moments arrive as text. */
type Row<Found extends BriefCar> = Omit<Found, 'soldAt' | 'createdAt' | 'updatedAt'> & {
  soldAt: string | null
  createdAt: string
  updatedAt: string
}

function fromRow<Found extends BriefCar>(row: Row<Found>) {
  return {
    ...row,
    soldAt: row.soldAt === null ? null : new Date(row.soldAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
  }
}

const withMarketPrices = sql`
  left join ${fetchedMarketPrices} on ${fetchedMarketPrices.siteId} = ${cars.siteId}
    and ${fetchedMarketPrices.carId} = ${cars.id}`

const { siteId: _site, feed: _feed, onHold, ...stored } = getTableColumns(cars)

const columns = {
  ...stored,
  /** Visitors see a vehicle as reserved while it is held, too. */
  reserved: sql`(${cars.reserved} or ${onHold})`,
  /** Those of the feed, or else of a service. */
  marketPrices: sql`coalesce(${cars.marketPrices}, ${fetchedMarketPrices.prices})`,
}

const withViews = { ...columns, views: sql`coalesce(${carViews.views}, 0)` } satisfies ColumnsOf<Car>

const {
  interiorColour: _interior,
  engineSize: _engine,
  drive: _drive,
  seats: _seats,
  doors: _doors,
  vin: _vin,
  registrationPlate: _plate,
  hasNvic: _nvic,
  registrationExpiry: _expiry,
  complianceDate: _compliance,
  buildDate: _build,
  dealerComments: _comments,
  dealerCommentsRich: _rich,
  standardEquipment: _equipment,
  features: _features,
  categories: _categories,
  historyReportUrl: _report,
  dealershipId: _dealership,
  paymentProcessors: _processors,
  variant: _variant,
  specifications: _specifications,
  ...shownOnCards
} = columns

const selectWhole = written(sql`
  select ${listOf(withViews)} from ${cars} ${withMarketPrices}
  left join ${carViews} on ${carViews.siteId} = ${cars.siteId} and ${carViews.carId} = ${cars.id}`)

const selectBrief = written(sql`
  select ${listOf(shownOnCards satisfies ColumnsOf<BriefCar>)} from ${cars} ${withMarketPrices}`)

/** The rows are not mapped, so this is what makes sure that every value is read. */
type ColumnsOf<Found> = Record<keyof Found, AnyColumn | SQL>

/** Money may be more than 32 bits, and the driver reads such integers as text. */
function listOf(named: Record<string, AnyColumn | SQL>) {
  const chosen = Object.entries(named).map(([name, column]) => {
    const isMoney = 'columnType' in column && column.columnType === 'PgBigInt53'
    return sql`${isMoney ? sql`${column}::float8` : column} as ${sql.identifier(name)}`
  })
  return sql.join(chosen, sql`, `)
}

/** As text, once: writing out a query of sixty columns takes drizzle half as long as reading twenty vehicles does. */
function written(query: SQL) {
  const { sql: text, params } = new PgDialect({ casing: CASING }).sqlToQuery(query)
  if (params.length > 0) throw new Error('A part of a query that is written once has no values.')
  return sql.raw(text)
}
