import type { FeedMapping } from '../feed-mapping.ts'
import { columnKey } from '../feed-row.ts'
import type { FieldRule } from '../mapping-parts.ts'
import type { Column } from './column-name.ts'

/** The rules of a mapping by field. Those of all lenders count as one. */
export function rulesOf({ fields: { financeLenders, ...rules } }: FeedMapping): Record<string, FieldRule> {
  const lenders = Object.values(financeLenders).flatMap((figures) =>
    Object.values<FieldRule | undefined>(figures),
  )
  const from = lenders.flatMap((rule) => rule?.from ?? [])
  const defined = Object.entries<FieldRule | undefined>(rules).flatMap(([name, rule]) =>
    rule ? [[name, rule] as const] : [],
  )
  return { ...Object.fromEntries(defined), ...(from.length > 0 ? { financeLenders: { from } } : {}) }
}

/** The columns that a rule can read. */
export function columnsOf({ from, template }: FieldRule): Column[] {
  return [...(from ?? []).flatMap(({ column }) => column ?? []), ...(template?.columns ?? [])]
}

/** Whether a rule may give a value without the feed. */
export function hasConstant({ constant, from }: FieldRule): boolean {
  return constant !== undefined || (from ?? []).some((source) => source.constant !== undefined)
}

/** Tells whether the feed has a column. The groups of a split count as columns. */
export function availability(
  { splits }: FeedMapping,
  seen: ReadonlySet<string>,
): (column: Column) => boolean {
  const groups = new Set(splits.flatMap(({ pattern }) => pattern.groupNames.map(columnKey)))
  return ({ key }: Column) => seen.has(key) || groups.has(key)
}
