import type { Client } from 'pg'
import type { VehicleFacet } from '#domain/search/vehicle-facets.ts'
import { shownSpellings, type SpellingCount } from '#domain/spellings/shown-spellings.ts'

/**
 * Changes the incoming rows to one spelling for each value: the maker’s, or else the most common in the stock after the
 * import. Vehicles of other feeds count, but earlier spellings of these rows do not, so that a feed can correct its
 * capitals, and the same feed twice leaves no trace.
 */
export async function joinSpellings(client: Client, siteId: string): Promise<void> {
  const { rows: counts } = await client.query<SpellingCount & { incoming: boolean }>(countSpellings, [siteId])
  const shown = shownSpellings(counts)
  const others = (facet: VehicleFacet) =>
    counts
      .filter((one) => one.facet === facet && one.incoming)
      .map(({ value }) => [value, shown.of(facet, value)] as const)
      .filter(([value, spelling]) => spelling !== value)

  const respelt = singles
    .map(([facet, column]) => ({ column, spellings: others(facet) }))
    .filter(({ spellings }) => spellings.length > 0)
  if (respelt.length > 0) {
    const maps = respelt.map(({ spellings }) => JSON.stringify(Object.fromEntries(spellings)))
    await client.query(respell(respelt.map(({ column }) => column)), maps)
  }
  for (const [facet, column] of lists) {
    const spellings = others(facet)
    if (spellings.length === 0) continue
    await client.query(respellList(column), [
      spellings.map(([value]) => value),
      spellings.map(([, spelling]) => spelling),
    ])
  }
}

const singles: [facet: VehicleFacet, column: string][] = [
  ['make', 'make'],
  ['model', 'model'],
  ['badge', 'badge'],
  ['body', 'simple_body'],
  ['transmission', 'simple_transmission'],
  ['fuel', 'simple_fuel'],
  ['drive', 'drive'],
  ['colour', 'colour'],
  ['city', 'city'],
  ['tag', 'tag'],
]
const lists: [facet: VehicleFacet, column: string][] = [
  ['categories', 'categories'],
  ['features', 'features'],
]

const singleColumns = singles.map(([, column]) => column)
const columns = [...singles, ...lists].map(([, column]) => column)

const stockOf = (some: string[]) => `(
  select true as incoming, ${some.join(', ')} from incoming where kind = 'vehicle'
  union all select false, ${some.join(', ')} from others) stock`

/** Counts all columns in one pass over the rows. A row for each of their cells would take three times as long. */
const countSingles = `
  select case ${singles.map(([facet, column]) => `when grouping(${column}) = 0 then '${facet}'`).join(' ')} end as facet,
    coalesce(${singleColumns.join(', ')}) as value, count(*)::int as count, bool_or(incoming) as incoming
  from ${stockOf(singleColumns)}
  group by grouping sets (${singleColumns.map((column) => `(${column})`).join(', ')})`

const countList = ([facet, column]: (typeof lists)[number]) => `
  select '${facet}' as facet, value, count(*)::int as count, bool_or(incoming) as incoming
  from ${stockOf([column])}, jsonb_array_elements_text(${column}) as value group by value`

/** The incoming vehicles and the others for sale: the stock after the import. */
const countSpellings = `
  with others as materialized (
    select ${columns.join(', ')} from cars c
    where site_id = $1 and status in ('in_stock', 'coming_soon')
      and not exists (select from incoming i where i.stock_number = c.stock_number and i.kind = 'vehicle'))
  select * from (${[countSingles, ...lists.map(countList)].join(' union all ')}) said
  where value <> ''`

/** Changes all columns in one pass over the rows, each with an object from other spellings to the one that is shown. */
const respell = (names: string[]) => `
  update incoming set ${names.map((name, at) => `${name} = coalesce($${at + 1}::jsonb ->> ${name}, ${name})`).join(', ')}
  where ${names.map((name, at) => `$${at + 1}::jsonb ? ${name}`).join(' or ')}`

/** Two spellings of one value in a list become one entry, at the position of the first. */
const respellList = (column: string) => `
  update incoming set ${column} = (
    select coalesce(jsonb_agg(spelling order by place), '[]') from (
      select coalesce(shown, entry) as spelling, min(at) as place
      from jsonb_array_elements_text(${column}) with ordinality as listed (entry, at)
      left join unnest($1::text[], $2::text[]) as other (value, shown) on value = entry
      group by spelling) joined)
  where ${column} ?| $1::text[]`
