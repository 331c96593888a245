import { pgTable, text } from 'drizzle-orm/pg-core'

/** Small facts about the installation itself, such as which demo it contains. */
export const platformMarks = pgTable('platform_marks', { key: text().primaryKey(), value: text().notNull() })
