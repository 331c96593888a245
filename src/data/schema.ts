import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
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
import type { SiteDocument } from '#sites/site.ts'

const instant = () => timestamp({ withTimezone: true, precision: 3 })
const created = () => instant().notNull().defaultNow()
const siteId = () =>
  uuid()
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' })

/** One row a dealer's site. The document is the truth; what other tables repeat of it is there for their foreign keys. */
export const sites = pgTable('sites', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  version: integer().notNull(),
  document: jsonb().$type<SiteDocument>().notNull(),
  createdAt: created(),
  updatedAt: created(),
})

/** Every document a site ever had, so that a change can be looked at and taken back. */
export const siteVersions = pgTable(
  'site_versions',
  {
    siteId: siteId(),
    version: integer().notNull(),
    document: jsonb().$type<SiteDocument>().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.version] })],
)

/** A domain belongs to one site at most. */
export const siteHosts = pgTable('site_hosts', { host: text().primaryKey(), siteId: siteId() }, (t) => [
  index().on(t.siteId),
])

/** Counts a site's changes. Its row is locked by each writer until commit, so the numbers follow the order of commits. */
export const siteRevisions = pgTable('site_revisions', {
  siteId: siteId().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull().default(0),
})

/** What changed at which revision; written by triggers, read by every process, pruned after a day. */
export const changes = pgTable(
  'changes',
  {
    siteId: siteId(),
    revision: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['site', 'car'] }).notNull(),
    key: text().notNull(),
    at: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.revision, t.kind, t.key] }), index().on(t.at)],
)

export const dealerships = pgTable(
  'dealerships',
  { siteId: siteId(), id: text().notNull(), slug: text().notNull(), name: text().notNull() },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), unique().on(t.siteId, t.slug)],
)

export const locations = pgTable(
  'locations',
  {
    siteId: siteId(),
    id: text().notNull(),
    dealershipId: text().notNull(),
    name: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    foreignKey({
      columns: [t.siteId, t.dealershipId],
      foreignColumns: [dealerships.siteId, dealerships.id],
    }).onDelete('cascade'),
  ],
)

/** One feed of one site, and what its last accepted file was. */
export const feedRuns = pgTable(
  'feed_runs',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    feed: text().notNull(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    /** When the feed's file says it was made, or when it was last written. */
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
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.feed, t.snapshotAt)],
)

export const cars = pgTable(
  'cars',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    slug: text().notNull(),
    stockNumber: text().notNull(),
    /** The feed that brings this vehicle; only that feed may declare it sold by its absence. */
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
    reserved: boolean().notNull().default(false),
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

/** How often real people looked at a vehicle. Apart from the vehicle, so that a look changes no search index. */
export const carViews = pgTable(
  'car_views',
  { siteId: siteId(), carId: uuid().notNull(), views: integer().notNull().default(0) },
  (t) => [
    primaryKey({ columns: [t.siteId, t.carId] }),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)

/** Every price a vehicle was offered at, from when; written by a trigger, so that a was-price can be proven. */
export const carPrices = pgTable(
  'car_prices',
  {
    siteId: siteId(),
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

/** What a visitor asked for. The fields are kept as they were sent, checked, under the specification's names. */
export const leads = pgTable(
  'leads',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    /** Minted with the form, so that the same form sent twice makes one lead. */
    submissionKey: text().notNull(),
    category: text().notNull(),
    subcategory: text(),
    carId: uuid(),
    dealershipId: text(),
    locationId: text(),
    name: text(),
    email: text(),
    phone: text(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    suspect: boolean().notNull().default(false),
    formCompleted: boolean().notNull(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex().on(t.siteId, t.submissionKey),
    index().on(t.siteId, t.createdAt),
  ],
)

/** What must still be told to somebody else. A row is written in the transaction that makes it true. */
export const outbox = pgTable(
  'outbox',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: created(),
    lastError: text(),
    deliveredAt: instant(),
    deadAt: instant(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`delivered_at is null and dead_at is null`),
  ],
)

/** The site's own log of what visitors did, without personal data. */
export const events = pgTable(
  'events',
  {
    siteId: siteId(),
    id: bigserial({ mode: 'number' }).notNull(),
    name: text().notNull(),
    /** The specification's number, where it has one. */
    number: integer(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.id] }), index().on(t.siteId, t.at)],
)

/** Small facts about the installation itself, such as which demo it holds. */
export const platformMarks = pgTable('platform_marks', { key: text().primaryKey(), value: text().notNull() })
