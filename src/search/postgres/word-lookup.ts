import type { Scope } from '../port.ts'
import type { WordLookup, NameCounts, WordPlace } from '../text/query-reading.ts'
import { type Columns, signs } from './columns.ts'
import { conditionSql } from './conditions.ts'
import { Parameters } from './parameters.ts'
import { ofTenant, stateSql } from './tables.ts'
import { placeQuery } from './text-match.ts'

type Query = <Row>(statement: { text: string; values: unknown[] }) => Promise<Row[]>

/** How many lists of names are cached, each until the index changes. */
const MAX_LISTS = 32

/** The words of visible documents that are needed to read a text. */
export function wordLookup(columns: Columns, query: Query): (scope: Scope) => WordLookup {
  const lists = new Map<string, NameCounts>()

  async function names(scope: Scope): Promise<NameCounts> {
    const key = JSON.stringify([scope, await stateOf(scope)])
    const known = lists.get(key)
    if (known) return known
    const counted = await countNames(scope)
    if (lists.size === MAX_LISTS) lists.clear()
    lists.set(key, counted)
    return counted
  }

  async function stateOf({ tenant }: Scope) {
    const parameters = new Parameters()
    const text = stateSql(ofTenant(columns.collection, tenant, parameters))
    return query({ text, values: parameters.values })
  }

  async function countNames(scope: Scope): Promise<NameCounts> {
    const parameters = new Parameters()
    const rows = await query<{ name: string; count: number }>({
      text: `select name, count(*)::int as count
        from forecourt_search.documents cross join lateral unnest(names) as name
        where ${visibleSql(scope, parameters)} group by name`,
      values: parameters.values,
    })
    const marked = (sign: string) =>
      new Map(
        rows
          .filter(({ name }) => name.startsWith(`${sign}/`))
          .map(({ name, count }) => [name.slice(sign.length + 1), count]),
      )
    return { names: marked(signs.names), joinedNames: marked(signs.joinedNames) }
  }

  async function seen(scope: Scope, places: readonly WordPlace[]): Promise<boolean[]> {
    const parameters = new Parameters()
    const visible = visibleSql(scope, parameters)
    const answers = places.map(
      (place) => `exists (select from forecourt_search.documents
        where ${visible} and words @@ ${parameters.add(placeQuery(place), 'tsquery')})`,
    )
    const [row] = await query<{ answers: boolean[] }>({
      text: `select array[${answers.join(', ')}] as answers`,
      values: parameters.values,
    })
    return row?.answers ?? []
  }

  function visibleSql({ tenant, visible }: Scope, parameters: Parameters) {
    return `${ofTenant(columns.collection, tenant, parameters)} and ${conditionSql(visible, columns, parameters)}`
  }

  return (scope) => ({
    otherTiers: Math.max(0, columns.collection.text.length - 1),
    otherNames: columns.collection.otherNames ?? new Map(),
    seen: (places) => seen(scope, places),
    names: () => names(scope),
  })
}
