import { timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, to the millisecond, whatever the clock on the wall says. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 })

export const created = () => instant().notNull().defaultNow()
