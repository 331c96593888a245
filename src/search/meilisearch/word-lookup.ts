import type { Collection, Scope } from '../port.ts'
import type { WordLookup, NameCounts } from '../text/query-reading.ts'
import { allOf, wordFilter } from './filters.ts'
import { attribute } from './index-layout.ts'
import { type Ask, counting, stateQuery, visibleFilter } from './search.ts'

/** How many lists of names are cached, each until the index changes. */
const MAX_LISTS = 32

/** The words of visible documents that are needed to read a text. */
export function wordLookup({
  text,
  otherNames = new Map(),
}: Collection): (scope: Scope, ask: Ask) => WordLookup {
  const lists = new Map<string, NameCounts>()

  async function names(scope: Scope, ask: Ask): Promise<NameCounts> {
    const [state] = await ask([stateQuery])
    const key = JSON.stringify([scope, state?.hits])
    const known = lists.get(key)
    if (known) return known

    const fields = (['names', 'joinedNames'] as const).map(attribute.words)
    const [result] = await ask([counting(visibleFilter(scope), fields)])
    const [own, joined] = fields.map((field) => new Map(Object.entries(result?.counts[field] ?? {})))
    const counts = { names: own ?? new Map(), joinedNames: joined ?? new Map() }
    if (lists.size === MAX_LISTS) lists.clear()
    lists.set(key, counts)
    return counts
  }

  return (scope, ask) => ({
    otherTiers: Math.max(0, text.length - 1),
    otherNames,
    async seen(places) {
      const visible = visibleFilter(scope)
      const results = await ask(places.map((place) => counting(allOf([visible, wordFilter(place)]))))
      return results.map(({ totalHits }) => totalHits > 0)
    },
    names: () => names(scope, ask),
  })
}
