import { timestamp } from 'drizzle-orm/pg-core'

/** An instant to the millisecond, independent of time zones. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 })

export const created = () => instant().notNull().defaultNow()
