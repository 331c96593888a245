import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  CaravanSpecifications,
  CarStatus,
  CarType,
  LenderQuote,
  MarketPrices,
  PriceKind,
  Variant,
} from '#domain/cars/car.ts'
import type { RichText } from '#domain/rich-text/rich-text.ts'
import { created, instant } from './moments.ts'
import { dealerships, locations, siteId } from './sites.ts'

export const cars = pgTable(
  'cars',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    slug: text().notNull(),
    stockNumber: text().notNull(),
    /** The feed that lists this vehicle. Only that feed can mark it as sold by no longer listing it. */
    feed: text(),

    name: text().notNull(),
    carsalesTitle: text(),
    year: smallint(),
    make: text().notNull(),
    model: text().notNull(),
    badge: text(),
    series: text(),
    carType: text().$type<CarType>().notNull(),
    itemType: text().notNull().default('car'),

    status: text().$type<CarStatus>().notNull(),
    soldAt: instant(),
    /** Whether the dealer has reserved it, according to its feed. Visitors see it as reserved while it has a live hold, too. */
    reserved: boolean().notNull().default(false),
    /** Whether the vehicle has a live hold. A trigger on `holds` sets it. */
    onHold: boolean().notNull().default(false),
    preorder: boolean().notNull().default(false),
    certified: boolean().notNull().default(false),
    tag: text(),
    showOnDealerWebsite: boolean().notNull().default(true),

    priceCents: bigint({ mode: 'number' }),
    priceKind: text().$type<PriceKind>(),
    priceType: text(),
    beforePriceCents: bigint({ mode: 'number' }),
    offerPriceCents: bigint({ mode: 'number' }),
    subscriptionPriceCents: bigint({ mode: 'number' }),

    odometerKm: integer(),
    colour: text(),
    interiorColour: text(),
    simpleBody: text(),
    simpleTransmission: text(),
    simpleFuel: text(),
    transmission: text(),
    fuel: text(),
    engineSize: text(),
    drive: text(),
    seats: smallint(),
    doors: smallint(),

    vin: text(),
    registrationPlate: text(),
    hasNvic: boolean().notNull().default(false),
    registrationExpiry: text(),
    complianceDate: text(),
    buildDate: text(),

    dealerComments: text(),
    dealerCommentsRich: jsonb().$type<RichText>(),
    standardEquipment: jsonb().$type<string[]>().notNull().default([]),
    features: jsonb().$type<string[]>().notNull().default([]),
    categories: jsonb().$type<string[]>().notNull().default([]),
    images: jsonb().$type<string[]>().notNull().default([]),
    thumbnails: jsonb().$type<string[]>().notNull().default([]),
    primaryImageUrl: text(),
    historyReportUrl: text(),

    dealershipId: text(),
    locationId: text(),
    city: text(),
    state: text(),
    privateSuburb: text(),
    privatePostcode: text(),

    paymentProcessors: jsonb().$type<string[]>().notNull().default([]),
    marketPrices: jsonb().$type<MarketPrices>(),
    financeLenders: jsonb().$type<Record<string, LenderQuote>>().notNull().default({}),
    variant: jsonb().$type<Variant>().notNull().default({}),
    specifications: jsonb().$type<CaravanSpecifications>().notNull().default({}),

    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.slug),
    unique().on(t.siteId, t.stockNumber),
    index().on(t.siteId, t.feed, t.status),
    // Every served picture needs a check whether its address is a vehicle’s. See the migration `picture-keys`.
    index('cars_pictures_index').using(
      'gin',
      sql`picture_keys(${t.images}, ${t.thumbnails}, ${t.primaryImageUrl})`,
    ),
    foreignKey({ columns: [t.siteId, t.dealershipId], foreignColumns: [dealerships.siteId, dealerships.id] }),
    foreignKey({ columns: [t.siteId, t.locationId], foreignColumns: [locations.siteId, locations.id] }),
    check('car_type_known', sql`${t.carType} in ('new', 'demo', 'used')`),
    check('car_status_known', sql`${t.status} in ('in_stock', 'coming_soon', 'sold', 'withdrawn')`),
    check(
      'car_prices_not_negative',
      sql`coalesce(${t.priceCents}, 0) >= 0 and coalesce(${t.beforePriceCents}, 0) >= 0 and coalesce(${t.offerPriceCents}, 0) >= 0 and coalesce(${t.subscriptionPriceCents}, 0) >= 0`,
    ),
  ],
)

/** How often people viewed a vehicle. A separate table, so that a view does not change a search index. */
export const carViews = pgTable(
  'car_views',
  { siteId: siteId(), carId: uuid().notNull(), views: integer().notNull().default(0) },
  (t) => [
    primaryKey({ columns: [t.siteId, t.carId] }),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/**
 * Market prices that a service estimated. The averages of a feed are part of its vehicles and come first, so an import and
 * these never overwrite each other.
 */
export const fetchedMarketPrices = pgTable(
  'fetched_market_prices',
  {
    siteId: siteId(),
    carId: uuid().notNull(),
    /** `null` where the service has none, or has not answered yet. A trigger logs a change of the vehicle when they change. */
    prices: jsonb().$type<MarketPrices>(),
    /** When the service gave the prices. */
    fetchedAt: instant(),
    /** When to ask about the vehicle again. While someone asks, when to ask if no answer has been stored by then. */
    nextAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.carId] }),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/**
 * The key that anonymises a day’s visitors of one site. Deleting the key and the marks of that day leaves no way to
 * identify them, not even from an address and a browser’s name.
 */
export const viewKeys = pgTable(
  'view_keys',
  { siteId: siteId(), day: text().notNull(), key: text().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.day] })],
)

/** One row per visitor, vehicle and day, so that each visitor counts once. A mark identifies nobody and differs for each vehicle. */
export const viewMarks = pgTable(
  'car_looks',
  { siteId: siteId(), day: text().notNull(), carId: uuid().notNull(), visitor: text().notNull() },
  (t) => [
    primaryKey({ columns: [t.siteId, t.day, t.carId, t.visitor] }),
    foreignKey({
      columns: [t.siteId, t.day],
      foreignColumns: [viewKeys.siteId, viewKeys.day],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/**
 * Every price a vehicle was offered at, and since when. A trigger writes it, so that a was-price can be proven. The vehicle’s
 * site is the price’s, so there is no second check of that.
 */
export const carPrices = pgTable(
  'car_prices',
  {
    siteId: uuid().notNull(),
    carId: uuid().notNull(),
    id: bigserial({ mode: 'number' }).notNull(),
    priceCents: bigint({ mode: 'number' }),
    offerPriceCents: bigint({ mode: 'number' }),
    priceKind: text().$type<PriceKind>(),
    from: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.carId, t.id] }),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/** One import of a feed, applied or refused. Later imports of the feed delete it after three months. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    feed: text().notNull(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    /** When the feed’s file was created, according to itself, or was last modified. */
    snapshotAt: instant().notNull(),
    outcome: text({ enum: ['applied', 'refused'] }).notNull(),
    reason: text(),
    rows: integer().notNull(),
    rejected: integer().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    sold: integer().notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.feed, t.finishedAt)],
)
