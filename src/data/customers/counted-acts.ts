import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ActLimit } from '#domain/customers/sign-in-limits.ts'
import type { Db } from '../database.ts'
import { countedActs } from '../tables/customers.ts'

/** Counts acts that are limited on one site, for all processes together, by the database’s clock. */
export type ActStore = {
  /**
   * Counts an act unless that would exceed the limit within any period of its length. The check and the count are one
   * statement, so acts at the same moment can't all pass. An act of a size counts as many times as `amount`, or not at all.
   * Returns the seconds to wait, or `null` when it was counted.
   */
  count(actor: string, limit: ActLimit, amount?: number): Promise<{ waitSeconds: number } | null>
  /** How many acts count at the moment. */
  counted(actor: string, limit: ActLimit): Promise<number>
}

/** More than a flood of honest visitors fills at once. */
const MAX_REMEMBERED = 10_000
const REMEMBERED_MS = 60_000

export function actStore(db: Db, siteId: string): ActStore {
  // A full limit stays full until its oldest act no longer counts, so a flood of refused acts need not ask each time.
  const full = new Map<string, { until: number; rememberedUntil: number }>()
  const at = (actor: string, { name }: ActLimit) =>
    and(eq(countedActs.siteId, siteId), eq(countedActs.act, name), eq(countedActs.actor, actor))

  return {
    async count(actor, limit, amount = 1) {
      const { name, max, seconds } = limit
      const key = `${name} ${amount} ${actor}`
      const known = full.get(key)
      if (known && known.rememberedUntil > performance.now())
        return { waitSeconds: Math.ceil((known.until - performance.now()) / 1000) }
      const period = sql`${seconds} * interval '1 second'`
      const added = sql`array_fill(clock_timestamp(), array[${amount}::int])`
      const isFull = (times: SQL) =>
        sql`(select count(*) from unnest(${times}) t where t > clock_timestamp() - ${period}) + ${amount} > ${max}`
      // What is over the limit already is only read, because even a lock on a row has to be written down.
      const { rowCount } = await db.execute(sql`
        insert into counted_acts as counted (site_id, act, actor, times, until)
        select ${siteId}::uuid, ${name}::text, ${actor}::text, ${added}, clock_timestamp() + ${period}
        where not exists (select from counted_acts
          where ${at(actor, limit)} and ${isFull(sql`counted_acts.times`)})
        on conflict (site_id, act, actor) do update set
          times = array(select t from unnest(counted.times) t where t > clock_timestamp() - ${period})
            || ${added},
          until = clock_timestamp() + ${period}
        where not ${isFull(sql`counted.times`)}`)
      if (rowCount === 1) return null
      const waitSeconds = await waitFor(actor, limit, amount)
      if (full.size >= MAX_REMEMBERED) full.clear()
      const until = performance.now() + waitSeconds * 1000
      // The wait is rounded up to whole seconds. What is erased from the database is soon forgotten here.
      full.set(key, { until, rememberedUntil: Math.min(until - 1000, performance.now() + REMEMBERED_MS) })
      return { waitSeconds }
    },
    async counted(actor, limit) {
      const [row] = await db
        .select({
          count: sql<number>`(select count(*)::int from unnest(times) t
            where t > clock_timestamp() - ${limit.seconds} * interval '1 second')`,
        })
        .from(countedActs)
        .where(at(actor, limit))
      return row?.count ?? 0
    },
  }

  /** Until so many of the acts that fill the limit no longer count that there is room. */
  async function waitFor(actor: string, limit: ActLimit, amount: number) {
    const [row] = await db
      .select({
        seconds: sql<number>`ceil(extract(epoch from
          times[greatest(cardinality(times) - ${limit.max} + ${amount}, 1)]
          + ${limit.seconds} * interval '1 second' - clock_timestamp()))::int`,
      })
      .from(countedActs)
      .where(at(actor, limit))
    return Math.max(row?.seconds ?? 1, 1)
  }
}

/** Deletes what no longer counts. */
export async function deleteOldActs(db: Db): Promise<void> {
  await db.delete(countedActs).where(lt(countedActs.until, sql`now()`))
}
