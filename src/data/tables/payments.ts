import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { paymentStates } from '#domain/payments/payment-states.ts'
import { created, instant } from './moments.ts'
import { holds } from './reservations.ts'
import { siteId } from './sites.ts'

/** What customers pay online: the deposit of a hold, or an invoice. */
export const payments = pgTable(
  'payments',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    purpose: text({ enum: ['deposit', 'invoice'] }).notNull(),
    holdId: uuid(),
    /** The hold’s reference, or the number of the invoice. */
    reference: text().notNull(),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The provider’s id; `null` until the provider has started it. */
    providerId: text(),
    payUrl: text(),
    amountCents: integer().notNull(),
    state: text({ enum: paymentStates }).notNull(),
    /** Why the payment is refunded. */
    refundReason: text(),
    name: text(),
    email: text(),
    phone: text(),
    page: text().notNull(),
    createdAt: created(),
    paidAt: instant(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.provider, t.providerId),
    index().on(t.siteId, t.holdId),
    index().on(t.siteId, t.createdAt),
    foreignKey({ columns: [t.siteId, t.holdId], foreignColumns: [holds.siteId, holds.id] }),
    check('payment_positive', sql`${t.amountCents} > 0`),
  ],
)

/** Payment notices that have been handled, so that a repeat changes nothing. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    siteId: siteId(),
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    receivedAt: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.provider, t.eventId] }), index().on(t.receivedAt)],
)

/** The ledger. Every row moves an amount from one account to another, so the sum over all accounts is always zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    siteId: siteId(),
    paymentId: uuid().notNull(),
    /** What happened. It happens to a payment once. */
    kind: text({ enum: ['paid', 'refunded', 'applied'] }).notNull(),
    fromAccount: text().notNull(),
    toAccount: text().notNull(),
    amountCents: integer().notNull(),
    at: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.paymentId, t.kind] }),
    foreignKey({ columns: [t.siteId, t.paymentId], foreignColumns: [payments.siteId, payments.id] }),
    check('ledger_entry_positive', sql`${t.amountCents} > 0`),
    check('ledger_entry_moves', sql`${t.fromAccount} <> ${t.toAccount}`),
  ],
)

/** The payments that a demo’s provider knows. It stands in for an external service, so nothing of ours refers to it. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    siteId: siteId(),
    id: text().notNull(),
    paymentId: uuid().notNull(),
    amountCents: integer().notNull(),
    description: text().notNull(),
    reference: text().notNull(),
    returnUrl: text().notNull(),
    cancelUrl: text().notNull(),
    endsAt: instant().notNull(),
    state: text({ enum: ['open', 'paid', 'ended'] }).notNull(),
    refundedCents: integer().notNull().default(0),
    refundFails: integer().notNull().default(0),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.paymentId),
    index().on(t.createdAt),
  ],
)
