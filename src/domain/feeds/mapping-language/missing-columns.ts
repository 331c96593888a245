import type { FeedMapping } from '../feed-mapping.ts'
import { essentialFields } from '../vehicle-fields.ts'
import type { Column } from './column-name.ts'
import { availability, columnsOf, hasConstant, rulesOf } from './rule-columns.ts'

/** Lists the parts of a mapping for which the feed has none of the possible columns. */
export function missingColumns(mapping: FeedMapping, seen: ReadonlySet<string>): string[] {
  const isThere = availability(mapping, seen)
  const missing = needs(mapping).filter(
    ({ isEssential, columns }) => (isEssential || !mapping.columnsMayBeMissing) && !columns.some(isThere),
  )
  return [...new Set(missing.map(({ columns }) => columns.map(({ name }) => `“${name}”`).join(' or ')))]
}

/** Every column that the mapping reads. */
export function neededColumns(mapping: FeedMapping): Column[] {
  return needs(mapping).flatMap(({ columns }) => columns)
}

/** Every part of the mapping that reads the feed, with the columns it could use. */
function needs(mapping: FeedMapping): { isEssential: boolean; columns: Column[] }[] {
  const { skip, splits, derivedStockNumber } = mapping
  const fields = Object.entries(rulesOf(mapping)).map(([field, rule]) => ({
    isEssential:
      (essentialFields as readonly string[]).includes(field) &&
      rule.default === undefined &&
      !hasConstant(rule),
    columns: columnsOf(rule),
  }))
  const rules = Object.values(rulesOf(mapping)).flatMap((rule) => rule.from ?? [])
  const conditions = [...rules, ...splits].flatMap(({ when }) => when?.columns ?? [])
  const others = [
    ...skip.flatMap(({ columns }) => columns),
    ...splits.map(({ column }) => column),
    ...(derivedStockNumber?.columns ?? []),
  ]
  return [
    ...fields,
    ...others.map((column) => ({ isEssential: true, columns: [column] })),
    ...conditions.map((column) => ({ isEssential: false, columns: [column] })),
  ].filter(({ columns }) => columns.length > 0)
}
