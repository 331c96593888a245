import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { cars } from './cars.ts'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** People who have signed in at a site, one row per mobile number. */
export const customers = pgTable(
  'customers',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    /** In international format, such as `+61491570006`. */
    phone: text().notNull(),
    name: text(),
    email: text(),
    /** When someone confirmed, by the link that we sent there, that alerts may go to this email address. */
    emailConfirmedAt: instant(),
    /** The address that was confirmed in a browser signed in as this customer, so that records with it are theirs. */
    provenEmail: text(),
    /** Their state or territory, for the hours in which they get messages. */
    state: text(),
    createdAt: created(),
    lastSeenAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.phone),
    index().on(t.siteId, t.lastSeenAt),
  ],
)

/** The browsers in which customers are signed in. Only a hash of the token in the browser is stored. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    tokenHash: text().notNull(),
    customerId: uuid().notNull(),
    /** The browser and its system, so that a customer recognises it. */
    device: text().notNull(),
    createdAt: created(),
    lastSeenAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.tokenHash),
    index().on(t.siteId, t.customerId),
    foreignKey({
      columns: [t.siteId, t.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
  ],
)

/** One-time codes that were sent. A code belongs to the browser that asked for it, and only its hash is stored. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    siteId: siteId(),
    /** The hash of the token in the browser that asked. */
    browserHash: text().notNull(),
    phone: text().notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.browserHash] }),
    index().on(t.siteId, t.phone),
    index().on(t.expiresAt),
  ],
)

/** When someone did what is limited, for as long as it counts. All processes share it. */
export const countedActs = pgTable(
  'counted_acts',
  {
    siteId: siteId(),
    /** The name of the limit. */
    act: text().notNull(),
    /** Who did it, as a keyed hash. */
    actor: text().notNull(),
    times: timestamp({ withTimezone: true }).array().notNull(),
    until: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.act, t.actor] }), index().on(t.until)],
)

/** The vehicles on customers' watchlists. A removed one stays for a day, so that its removal can be undone. */
export const savedCars = pgTable(
  'saved_cars',
  {
    siteId: siteId(),
    customerId: uuid().notNull(),
    carId: uuid().notNull(),
    savedAt: created(),
    /** What the customer noted about it. */
    note: text().notNull().default(''),
    removedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.customerId, t.carId] }),
    index().on(t.siteId, t.carId),
    foreignKey({
      columns: [t.siteId, t.customerId],
      foreignColumns: [customers.siteId, customers.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }).onDelete('cascade'),
  ],
)
