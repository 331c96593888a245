import type { Answer } from './port.ts'
import { fold } from './text/words.ts'

type Listing = { readonly limit: number; readonly find: string; readonly chosen: readonly string[] }
type ListedValues = NonNullable<Answer['facets'][string]>

/**
 * The most frequent values, by count and then by name, from another engine’s counts. Chosen values are always listed, even
 * when no document has them any more.
 */
export function listedValues(
  counts: ReadonlyMap<string, number>,
  { limit, find, chosen }: Listing,
): ListedValues {
  const wanted = fold(find)
  const listed = [...counts]
    .filter(([value, count]) => count > 0 && (wanted === '' || fold(value).includes(wanted)))
    .sort(byCount)
    .slice(0, limit)
  const unlisted = new Set(chosen).difference(new Set(listed.map(([value]) => value)))
  const added = [...unlisted].map((value): Counted => [value, counts.get(value) ?? 0])
  return [...listed, ...added]
    .sort(byCount)
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }))
}

type Counted = readonly [value: string, count: number]

function byCount([one, oneCount]: Counted, [other, otherCount]: Counted) {
  return otherCount - oneCount || (one < other ? -1 : 1)
}
