import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { appointmentKinds } from '#domain/appointments/appointment-plan.ts'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

/** Test drives and services. A cancelled one stays, so that its link can say so. */
export const appointments = pgTable(
  'appointments',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    kind: text({ enum: appointmentKinds }).notNull(),
    locationId: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Which of the simultaneous places it takes. */
    seat: integer().notNull(),
    carId: uuid(),
    leadId: uuid(),
    name: text(),
    email: text(),
    phone: text(),
    /** The hash of the secret in the customer’s link. The secret itself is not stored. */
    tokenHash: text().notNull(),
    /** How often it has changed. */
    sequence: integer().notNull().default(0),
    cancelledAt: instant(),
    createdAt: created(),
    updatedAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex().on(t.siteId, t.tokenHash),
    index().on(t.siteId, t.startsAt),
    uniqueIndex('appointments_seat')
      .on(t.siteId, t.kind, t.locationId, t.startsAt, t.seat)
      .where(sql`cancelled_at is null`),
    uniqueIndex('appointments_car')
      .on(t.siteId, t.carId, t.startsAt)
      .where(sql`cancelled_at is null and kind = 'test-drive'`),
  ],
)
