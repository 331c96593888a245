import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
import { platformMarks } from './tables/platform.ts'

/** Small facts about the installation itself, such as which demo it contains. */
export type PlatformMarks = {
  read(key: string): Promise<string | null>
  write(key: string, value: string): Promise<void>
}

export function platformMarkStore(db: Db): PlatformMarks {
  return {
    async read(key) {
      const [row] = await db.select().from(platformMarks).where(eq(platformMarks.key, key))
      return row?.value ?? null
    },
    async write(key, value) {
      await db
        .insert(platformMarks)
        .values({ key, value })
        .onConflictDoUpdate({ target: platformMarks.key, set: { value } })
    },
  }
}
