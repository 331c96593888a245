import type { z } from 'zod'
import type { Cell } from './feed-row.ts'
import { type DateOrder, type FieldRule, fieldRule, type Source } from './mapping-parts.ts'
import { meaningOf } from './meaning.ts'

/** A value, or why the text is none. */
export type Reading<T> = { value: T } | { problem: string }

/** What is wrong with one value of a row, or worth knowing about it. */
export type FieldProblem = { field: string; value: string; reason: string }

/** What a reading may lean on beside the text and its rule: the feed's order of dates, and the column it came from. */
type ReadingContext = { dates: DateOrder; source: Source | null }

/** A kind of field: how a mapping may describe it, and how its text is read. `many`: it holds a list. */
export type FieldKind<T> = {
  rule: z.ZodType<FieldRule>
  many: boolean
  read(cell: Cell, rule: FieldRule, context: ReadingContext): Reading<T>
}

type ReadText<T> = (text: string, rule: FieldRule, context: ReadingContext) => Reading<T>

/** A field with one value. Of several that a feed brings, the first counts. */
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

/** A field with a list. A bad item is no reason to lose the others; a list of nothing but bad ones has a problem. */
export function many(
  options: z.ZodRawShape,
  usualSeparator: RegExp,
  read: ReadText<string>,
): FieldKind<string[]> {
  return {
    rule: fieldRule(options),
    many: true,
    read(cell, rule, context) {
      const texts = typeof cell === 'string' ? cell.split(rule.separator ?? usualSeparator) : cell
      const meant = texts.flatMap((text) => meaningOf(text, rule) ?? [])
      const readings = meant.map((text) => read(text, rule, context))
      const items = readings.flatMap((reading) => ('value' in reading ? [reading.value] : []))
      const problem = readings.find((reading) => 'problem' in reading)
      if (items.length === 0 && problem) return problem
      return { value: [...new Set(items)].slice(0, MAX_LIST_ITEMS) }
    },
  }
}
