import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PurchaseAnswers, PurchaseOwner } from '#domain/purchases/purchase.ts'
import { holdStates } from '#domain/reservations/hold-states.ts'
import { cars } from './cars.ts'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** Holds of vehicles. `holds_live` makes a second live hold of a vehicle impossible, whatever a process believes. */
export const holds = pgTable(
  'holds',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    carId: uuid().notNull(),
    state: text({ enum: holdStates }).notNull(),
    /** What customer and dealer call it, such as `R-7K3M9Q`. */
    reference: text().notNull(),
    /** Who may hold only so many vehicles at once, as a keyed hash. */
    holder: text().notNull(),
    name: text(),
    email: text(),
    phone: text(),
    leadId: uuid(),
    depositCents: integer().notNull(),
    /** The page on which it began, for links in messages. */
    page: text().notNull(),
    expiresAt: instant().notNull(),
    /** How often the customer asked for more time to pay. */
    extensions: integer().notNull().default(0),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.reference),
    uniqueIndex('holds_live')
      .on(t.siteId, t.carId)
      .where(sql`state in ('offered', 'pending', 'held')`),
    index('holds_pending')
      .on(t.siteId, t.holder)
      .where(sql`state = 'pending'`),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }),
  ],
)

/** Every step that a hold took, for good. */
export const holdSteps = pgTable(
  'hold_steps',
  {
    siteId: siteId(),
    holdId: uuid().notNull(),
    step: integer().notNull(),
    /** `null` for the first. */
    from: text({ enum: holdStates }),
    to: text({ enum: holdStates }).notNull(),
    event: text().notNull(),
    at: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.holdId, t.step] }),
    foreignKey({ columns: [t.siteId, t.holdId], foreignColumns: [holds.siteId, holds.id] }),
  ],
)

/** People who wait for a vehicle that someone else holds, in the order in which they came. */
export const holdQueue = pgTable(
  'hold_queue',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    carId: uuid().notNull(),
    state: text({ enum: ['waiting', 'offered', 'left', 'ended'] }).notNull(),
    /** The hold that was offered to them. */
    holdId: uuid(),
    holder: text().notNull(),
    name: text(),
    email: text(),
    phone: text(),
    /** The form with which they joined. */
    leadId: uuid(),
    page: text().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index().on(t.siteId, t.carId, t.createdAt),
    uniqueIndex('hold_queue_once')
      .on(t.siteId, t.carId, t.holder)
      .where(sql`state = 'waiting'`),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }),
  ],
)

/** Vehicles that customers are buying online, step by step. */
export const purchases = pgTable(
  'purchases',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    carId: uuid().notNull(),
    /** What they answered, and whose it is as far as that is known. */
    answers: jsonb().$type<PurchaseAnswers & PurchaseOwner>().notNull().default({}),
    holdId: uuid(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    index().on(t.siteId, t.updatedAt),
    foreignKey({ columns: [t.siteId, t.carId], foreignColumns: [cars.siteId, cars.id] }),
  ],
)
