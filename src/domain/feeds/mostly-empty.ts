import type { FeedMapping } from './feed-mapping.ts'
import { columnsOf } from './mapping-columns.ts'
import type { VehicleField } from './vehicle-fields.ts'

/** What a feed's rows were counted to: how many vehicles had nothing in a field, and how many something unreadable. */
export type EmptyCounts = {
  vehicles: number
  empty: ReadonlyMap<string, number>
  unreadable: ReadonlyMap<string, number>
}

export type MostlyEmptyField = { field: string; columns: string[]; empty: number }

/**
 * The mapped fields that most vehicles came without although the feed has the column: a sign that the mapping reads the
 * wrong one, or reads it wrongly.
 */
export function mostlyEmpty(
  { fields }: FeedMapping,
  seen: ReadonlySet<string>,
  { vehicles, empty, unreadable }: EmptyCounts,
): MostlyEmptyField[] {
  return [...empty].flatMap(([field, count]) => {
    const rule = fields[field as VehicleField]
    const columns = rule ? columnsOf(rule).filter(({ key }) => seen.has(key)) : []
    const expected = seldomFilled.test(field) ? (unreadable.get(field) ?? 0) : count
    return columns.length > 0 && expected * 2 > vehicles
      ? [{ field, columns: columns.map(({ name }) => name), empty: count }]
      : []
  })
}

/** Few vehicles have these, so only values that cannot be read say something. */
const seldomFilled =
  /^(?:offerPrice|beforePrice|subscriptionPrice|soldOn|tag|preorder|historyReportUrl|specifications\..+)$/
