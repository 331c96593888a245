import type { FeedMapping } from './feed-mapping.ts'
import { columnsOf } from './mapping-language/rule-columns.ts'
import type { FieldRule } from './mapping-parts.ts'
import { lenderFieldName } from './vehicle-fields.ts'

/** Counts over the rows of a feed: the vehicles, and per field the empty and the unreadable values. */
export type EmptyCounts = {
  vehicles: number
  empty: ReadonlyMap<string, number>
  unreadable: ReadonlyMap<string, number>
}

export type MostlyEmptyField = { field: string; columns: string[]; empty: number }

/**
 * Lists the mapped fields that are empty for most vehicles although the feed has their column. The mapping probably
 * reads the wrong column, or reads it wrongly.
 */
export function mostlyEmpty(
  { fields: { financeLenders, ...fields } }: FeedMapping,
  seen: ReadonlySet<string>,
  { vehicles, empty, unreadable }: EmptyCounts,
): MostlyEmptyField[] {
  const rules = new Map<string, FieldRule | undefined>([
    ...Object.entries(fields),
    ...Object.entries(financeLenders).flatMap(([provider, figures]) =>
      Object.entries(figures).map(([name, rule]) => [lenderFieldName(provider, name), rule] as const),
    ),
  ])
  return [...empty].flatMap(([field, count]) => {
    const rule = rules.get(field)
    const columns = rule ? columnsOf(rule).filter(({ key }) => seen.has(key)) : []
    const expected = seldomFilled.test(field) ? (unreadable.get(field) ?? 0) : count
    return columns.length > 0 && expected * 2 > vehicles
      ? [{ field, columns: columns.map(({ name }) => name), empty: count }]
      : []
  })
}

/** Few vehicles have these, so only unreadable values are a sign of a mistake. */
const seldomFilled =
  /^(?:offerPrice|beforePrice|subscriptionPrice|soldOn|tag|reserved|preorder|historyReportUrl|specifications\..+|financeLenders\..+\.(?:deposit|balloon))$/
