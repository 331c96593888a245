import { sql } from 'drizzle-orm'
import type { Db } from '#data/database.ts'
import type { Dealer } from './make-dealers.ts'
import { foreignMarks } from './marks.ts'

/** Rows of a dealer that have the mark of another one or of their customer, and how many rows have any. */
export async function misplacedRows(db: Db, dealers: readonly Dealer[]) {
  const numbers = new Map(dealers.map(({ siteId, nth }) => [siteId, nth]))
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'site_id' order by 1`)
  const found: string[] = []
  let marked = 0
  for (const { name } of tables) {
    const { rows } = await db.execute<{ siteId: string; text: string }>(sql`
      select site_id as "siteId", t::text as text from ${sql.identifier(name)} t where t::text ~* '[kp]qmarkof[0-9][0-9]zz'`)
    marked += rows.length
    for (const { siteId, text } of rows) {
      const nth = numbers.get(siteId)
      const foreign = nth === undefined ? ['no such dealer'] : foreignMarks(text, nth)
      if (foreign.length > 0) found.push(`${name} of ${nth}: ${foreign.join(' ')}: ${text.slice(0, 300)}`)
    }
  }
  return { tables: tables.length, marked, found }
}
