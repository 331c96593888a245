import { sql } from 'drizzle-orm'
import type { CodeUse } from '#domain/customers/code-use.ts'
import { sendsOfSite, usesOfSite } from '#domain/customers/sign-in-limits.ts'
import type { Db } from '../database.ts'

export type CodeUseOfSite = CodeUse & { siteId: string; slug: string }

/** The codes that each site sent in the last day, without the sites that sent none. */
export async function codeUseOfSites(db: Db): Promise<CodeUseOfSite[]> {
  const [sends, uses] = [sendsOfSite(0), usesOfSite(0)]
  const { rows } = await db.execute<CodeUseOfSite>(sql`
    select site_id as "siteId", slug,
      (count(*) filter (where act = ${sends.name}))::int as sent,
      (count(*) filter (where act = ${uses.name}))::int as used
    from counted_acts join sites on sites.id = site_id, unnest(times) as at
    where actor = '' and act in (${sends.name}, ${uses.name})
      and at > clock_timestamp() - ${sends.seconds} * interval '1 second'
    group by site_id, slug
    having count(*) filter (where act = ${sends.name}) > 0`)
  return rows
}
