import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { carLooks, cars, carViews, viewKeys } from './tables/cars.ts'

/** One look at a vehicle: on which day of the dealer's calendar, and by whom, as a mark that nobody can read. */
type Look = { carId: string; day: string; visitor: string }

/** How often the vehicles of one site were looked at. */
export type ViewStore = {
  /** The secret that visitors of this day are marked with; the same for every process, and gone with the day. */
  keyOf(day: string): Promise<string>
  /** Counts a look unless this visitor has looked at this vehicle today. Whether it counted. */
  count(look: Look): Promise<boolean>
}

const KEY_BYTES = 32

export function viewStore(db: Db, siteId: string): ViewStore {
  const keyFor = async (day: string) => {
    const ofThisDay = and(eq(viewKeys.siteId, siteId), eq(viewKeys.day, day))
    const [found] = await db.select({ key: viewKeys.key }).from(viewKeys).where(ofThisDay)
    return found?.key
  }

  return {
    async keyOf(day) {
      const known = await keyFor(day)
      if (known !== undefined) return known
      const key = randomBytes(KEY_BYTES).toString('base64url')
      await db.insert(viewKeys).values({ siteId, day, key }).onConflictDoNothing()
      // Another process may have been first, and its key is the day's.
      return (await keyFor(day)) ?? key
    },

    async count({ carId, day, visitor }) {
      const { rowCount } = await db.execute(sql`
        with looked as (
          insert into ${carLooks} (site_id, day, car_id, visitor)
          select site_id, ${day}, id, ${visitor} from ${cars} where site_id = ${siteId} and id = ${carId}
          on conflict do nothing returning car_id)
        insert into ${carViews} as v (site_id, car_id, views)
        select ${siteId}::uuid, car_id, 1 from looked
        on conflict (site_id, car_id) do update set views = v.views + 1`)
      return rowCount === 1
    },
  }
}

/** Forgets who looked at what before a day. How often each vehicle was looked at stays. */
export async function deleteViewMarks(db: Db, before: string): Promise<void> {
  await db.delete(viewKeys).where(lt(viewKeys.day, before))
}
