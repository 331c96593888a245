import {
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { leads } from './leads.ts'
import { created, instant } from './moments.ts'
import { siteId } from './sites.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The images of one form. They wait for its lead, and are deleted when it never comes. */
export const uploadSessions = pgTable(
  'upload_sessions',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    /** The evaluation and who uploads, as a keyed hash. */
    key: text().notNull(),
    leadId: uuid(),
    expiresAt: instant().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.key),
    index().on(t.siteId, t.expiresAt),
    index().on(t.siteId, t.leadId),
    foreignKey({ columns: [t.siteId, t.leadId], foreignColumns: [leads.siteId, leads.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Images that visitors uploaded, encoded again without their metadata. */
export const uploadedImages = pgTable(
  'uploaded_images',
  {
    siteId: siteId(),
    id: uuid().notNull(),
    sessionId: uuid().notNull(),
    /** The hash of the file that was sent. The same file again is the same image. */
    sentHash: text().notNull(),
    /** What the visitor’s file was called. */
    name: text().notNull(),
    /** `heic` where it could not be decoded, and is stored as it was sent. */
    kind: text({ enum: ['jpeg', 'heic'] }).notNull(),
    byteLength: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    unique().on(t.siteId, t.sessionId, t.sentHash),
    foreignKey({
      columns: [t.siteId, t.sessionId],
      foreignColumns: [uploadSessions.siteId, uploadSessions.id],
    }).onDelete('cascade'),
  ],
)
