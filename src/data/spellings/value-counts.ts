import { sql } from 'drizzle-orm'
import type { SpellingCount } from '#domain/spellings/shown-spellings.ts'
import type { SpeltBy, VehicleFacet } from '#domain/search/vehicle-facets.ts'
import type { Db } from '../database.ts'

/** Every spelling in a site’s vehicles, and how many vehicles for sale have it. */
export async function valueCounts(db: Db, siteId: string): Promise<SpellingCount[]> {
  const [singles, lists] = [await countSingles(db, siteId), await countLists(db, siteId)]
  return [...singles, ...lists]
}

/** The facets, and the columns that store them. */
const columnOf = {
  badge: 'badge',
  body: 'simple_body',
  item_type: 'item_type',
  fuel: 'simple_fuel',
  transmission: 'simple_transmission',
  drive: 'drive',
  colour: 'colour',
  city: 'city',
  state: 'state',
  tag: 'tag',
} satisfies Record<Exclude<SpeltBy<'feed'>, ListFacet | NameFacet>, string>
const listColumnOf = { categories: 'categories', features: 'features' } satisfies Record<ListFacet, string>

type ListFacet = 'categories' | 'features'
type NameFacet = 'make' | 'model' | 'make_model'

const forSale = `(count(*) filter (where status in ('in_stock', 'coming_soon')))::int as count`

type Counted = { facet: VehicleFacet | 'make and model'; value: string; model: string; count: number }

/** Counts all columns in one pass over the vehicles. */
async function countSingles(db: Db, siteId: string): Promise<SpellingCount[]> {
  const columns = Object.entries(columnOf)
  const picked = columns.map(([facet, column]) => `when grouping(${column}) = 0 then '${facet}'`)
  const { rows } = await db.execute<Counted>(sql`
    select * from (
      select ${sql.raw(`case ${picked.join(' ')} else 'make and model' end`)} as facet,
        ${sql.raw(`coalesce(make, ${columns.map(([, column]) => column).join(', ')})`)} as value,
        coalesce(model, '') as model, ${sql.raw(forSale)}
      from cars where site_id = ${siteId}
      group by grouping sets ((make, model), ${sql.raw(columns.map(([, column]) => `(${column})`).join(', '))})
    ) counted where value <> ''`)
  return rows.flatMap(({ facet, value, model, count }): SpellingCount[] =>
    facet === 'make and model' ? ofMakeAndModel(value, model, count) : [{ facet, value, count }],
  )
}

function ofMakeAndModel(make: string, model: string, count: number): SpellingCount[] {
  return [
    { facet: 'make', value: make, count },
    { facet: 'model', value: model, count },
    { facet: 'make_model', value: `${make} ${model}`, count, parts: { make, model } },
  ]
}

async function countLists(db: Db, siteId: string): Promise<SpellingCount[]> {
  const lists = Object.entries(listColumnOf).map(
    ([facet, column]) => sql`
      select ${sql.raw(`'${facet}'`)} as facet, value, ${sql.raw(forSale)}
      from cars, jsonb_array_elements_text(${sql.raw(column)}) as value
      where site_id = ${siteId} and value <> '' group by value`,
  )
  const { rows } = await db.execute<SpellingCount>(sql.join(lists, sql` union all `))
  return rows
}
