import { randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { viewMarks, cars, carViews, viewKeys } from './tables/cars.ts'

/** One view of a vehicle: the day in the dealer’s time zone, and the visitor as an anonymous mark. */
type View = { carId: string; day: string; visitor: string }

/** How often the vehicles of one site were viewed. */
export type ViewStore = {
  /** The key that anonymises this day’s visitors. It is the same for every process, and deleted after the day. */
  keyOf(day: string): Promise<string>
  /** Counts a view unless this visitor has viewed this vehicle today. Returns whether it counted. */
  count(view: View): Promise<boolean>
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
      // Another process may have been first, in which case its key is the day’s.
      return (await keyFor(day)) ?? key
    },

    async count({ carId, day, visitor }) {
      const { rowCount } = await db.execute(sql`
        with looked as (
          insert into ${viewMarks} (site_id, day, car_id, visitor)
          select site_id, ${day}, id, ${visitor} from ${cars} where site_id = ${siteId} and id = ${carId}
          on conflict do nothing returning car_id)
        insert into ${carViews} as v (site_id, car_id, views)
        select ${siteId}::uuid, car_id, 1 from looked
        on conflict (site_id, car_id) do update set views = v.views + 1`)
      return rowCount === 1
    },
  }
}

/** Deletes the view marks before a day. The number of views of each vehicle stays. */
export async function deleteViewMarks(db: Db, before: string): Promise<void> {
  await db.delete(viewKeys).where(lt(viewKeys.day, before))
}
