import type { z } from 'zod'
import type { Cell } from '../feed-row.ts'
import { type DateOrder, type FieldRule, fieldRule, type Source } from '../mapping-parts.ts'
import { meaningOf } from '../mapping-language/meaning.ts'

/** A value, with a note where the dealer should hear how it was read, or the reason the text has none. */
export type Reading<T> = { value: T; note?: string } | { problem: string }

/** A problem or a note about one value of a row. */
export type FieldProblem = { field: string; value: string; reason: string }

/** Context for reading a text: the feed's date order and the source column. */
type ReadingContext = { dates: DateOrder; source: Source | null }

/** A kind of field: the options a mapping may use, and how to read its text. `many`: it holds a list. */
export type FieldKind<T> = {
  rule: z.ZodType<FieldRule>
  many: boolean
  read(cell: Cell, rule: FieldRule, context: ReadingContext): Reading<T>
}

type ReadText<T> = (text: string, rule: FieldRule, context: ReadingContext) => Reading<T>

/** A field with one value. When a feed supplies several, the first counts. */
export function single<T>(
  options: z.ZodRawShape,
  read: ReadText<T>,
  rule: (options: z.ZodRawShape) => z.ZodType<FieldRule> = fieldRule,
): FieldKind<T> {
  return {
    rule: rule(options),
    many: false,
    read: (cell, rule, context) => read(typeof cell === 'string' ? cell : (cell[0] ?? ''), rule, context),
  }
}

const MAX_LIST_ITEMS = 300

/** A field with a list. Bad items are dropped; a list of only bad items is a problem. */
export function many(
  options: z.ZodRawShape,
  defaultSeparator: RegExp,
  read: ReadText<string>,
): FieldKind<string[]> {
  return {
    rule: fieldRule(options),
    many: true,
    read(cell, rule, context) {
      const texts = typeof cell === 'string' ? cell.split(rule.separator ?? defaultSeparator) : cell
      const known = texts.flatMap((text) => meaningOf(text, rule) ?? [])
      const readings = known.map((text) => read(text, rule, context))
      const items = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []))
      const problem = readings.find((reading) => 'problem' in reading)
      if (items.length === 0 && problem) return problem
      const note = readings.flatMap((reading) => ('note' in reading ? (reading.note ?? []) : []))[0]
      const value = [...new Set(items)].slice(0, MAX_LIST_ITEMS)
      return note === undefined ? { value } : { value, note }
    },
  }
}
