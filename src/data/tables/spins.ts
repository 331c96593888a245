import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Prize } from '#domain/spin-to-win/prize-draw.ts'
import { created } from './moments.ts'
import { siteId } from './sites.ts'

/** What decides the spins of a promotion. It is fixed from the first spin on. */
export const spinDraws = pgTable(
  'spin_draws',
  {
    siteId: siteId(),
    promotionId: text().notNull(),
    /** Secret until the promotion is over. */
    seed: text().notNull(),
    prizes: jsonb().$type<readonly Prize[]>().notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.promotionId] })],
)

/** One row for each customer who spun. */
export const spins = pgTable(
  'spins',
  {
    siteId: siteId(),
    promotionId: text().notNull(),
    /** A keyed hash of the mobile number. It outlives the account, so nobody spins twice by erasing theirs. */
    mark: text().notNull(),
    id: uuid().notNull(),
    /** Who it was; `null` once they are erased. */
    customerId: uuid(),
    /** The prize that the number drew. */
    drawn: text().notNull(),
    /** The prize that they were given, which is another one when all of the drawn were won. */
    given: text().notNull(),
    /** What the winner says to claim it. */
    code: text().notNull(),
    spunAt: created(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.promotionId, t.mark] }),
    unique().on(t.siteId, t.id),
    index().on(t.siteId, t.customerId),
    foreignKey({
      columns: [t.siteId, t.promotionId],
      foreignColumns: [spinDraws.siteId, spinDraws.promotionId],
    }).onDelete('cascade'),
  ],
)
