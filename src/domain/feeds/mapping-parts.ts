import { z } from 'zod'
import { type PriceKind, priceKinds } from '../cars/car.ts'
import { placeholderKey } from './clean-text.ts'
import { pattern } from './mapping-language/checked-pattern.ts'
import { type Column, columnName } from './mapping-language/column-name.ts'
import { type Replacement, replacement } from './mapping-language/replacement.ts'
import { type RowCondition, rowCondition } from './mapping-language/row-condition.ts'
import type { Pattern } from './pattern.ts'

/** The building blocks of a mapping document. */

/** Texts that mean “unknown”. */
export const placeholders = z.array(z.string()).transform((texts) => new Set(texts.map(placeholderKey)))

/** A column with an optional pattern for part of its text, or a constant text. */
const sourceShape = {
  column: columnName.optional(),
  pattern: pattern
    .optional()
    .describe('The part to read: the group “value”, else the first group, else the whole match.'),
  constant: z.string().min(1).optional().describe('This text in place of a column.'),
  when: rowCondition.optional().describe('Only for rows that meet this condition.'),
}
const source = orColumn(checkedSource(z.strictObject(sourceShape)))
const priceSource = orColumn(
  checkedSource(
    z.strictObject({
      ...sourceShape,
      kind: z.enum(priceKinds).optional().describe('What prices in this column include.'),
    }),
  ),
)
export type Source = {
  column?: Column | undefined
  pattern?: Pattern | undefined
  constant?: string | undefined
  when?: RowCondition | undefined
  kind?: PriceKind | undefined
}

/** A text with column names in braces. Unknown columns are left out; when all are unknown, so is the text. */
const template = z.string().transform((text, context) => {
  const parts = text.split(/\{([^{}]+)\}/)
  const columns = parts.filter((_, index) => index % 2 === 1).map((name) => columnName.safeParse(name))
  const wrong = columns.flatMap(({ error }) => error?.issues ?? [])
  for (const { message } of wrong) context.issues.push({ code: 'custom', message, input: text })
  if (columns.length === 0) {
    context.issues.push({ code: 'custom', message: 'name at least one column in braces', input: text })
  }
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    columns: columns.flatMap(({ data }) => (data ? [data] : [])),
  }
})
export type Template = z.output<typeof template>

const valueMap = z
  .record(z.string(), z.string().nullable())
  .transform((map) => new Map(Object.entries(map).map(([from, to]) => [placeholderKey(from), to])))

/** Keeps the order of the document. JSON keeps it only for keys that are not numbers. */
const partMap = z
  .record(z.string().regex(/\D/, 'use text; whole numbers belong in “values”'), z.string().nullable())
  .transform((map) => Object.entries(map).map(([part, to]) => [part.toLowerCase(), to] as const))

const common = {
  template: template.optional().describe('A text built from columns, such as "{Badge} {Series}".'),
  constant: z.string().optional().describe('The same text for every vehicle.'),
  default: z.string().optional().describe('The value when no other is found.'),
  unknown: placeholders.optional().describe('Texts that mean “unknown” in this field.'),
  replace: z
    .array(replacement)
    .max(20)
    .optional()
    .describe('Replacements to make in the text first, in order.'),
  values: valueMap.optional().describe('Texts in the feed and their meanings; null means unknown.'),
  contains: partMap
    .optional()
    .describe('Meanings of texts that contain a part, in order; for texts not listed in “values”.'),
}

/**
 * How to find and read one field of a vehicle. All kinds of field share this shape; each allows only the options
 * that suit it.
 */
export type FieldRule = {
  from?: Source[] | undefined
  template?: Template | undefined
  constant?: string | undefined
  default?: string | undefined
  unknown?: Set<string> | undefined
  replace?: Replacement[] | undefined
  values?: Map<string, string | null> | undefined
  contains?: (readonly [part: string, meaning: string | null])[] | undefined
  unit?: string | undefined
  dates?: DateOrder | undefined
  separator?: string | undefined
  letters?: 'proper' | 'title' | undefined
  atLeast?: number | undefined
  atMost?: number | undefined
}

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const
export type DateOrder = (typeof dateOrders)[number]

/** The rule of a field with the options of its kind. A bare text is a column name. */
export function fieldRule(extra: z.ZodRawShape, from: z.ZodType<Source> = source): z.ZodType<FieldRule> {
  const rule = z
    .strictObject({
      from: oneOrMore(from)
        .optional()
        .describe('A column, or several in order; the first with a known value counts.'),
      ...common,
      ...extra,
    })
    .refine(
      (rule) => [rule.from, rule.template, rule.constant].filter((way) => way !== undefined).length === 1,
      'give exactly one of from, template and constant',
    )
  return z.preprocess(
    (value) => (typeof value === 'string' ? { from: value } : value),
    rule,
  ) as z.ZodType<FieldRule>
}

/** A price may come from several columns, each of which includes different things. */
export const priceRule = (extra: z.ZodRawShape) => fieldRule(extra, priceSource)

function oneOrMore<T>(item: z.ZodType<T>) {
  return z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1))
}

function checkedSource<T extends z.ZodType<Source>>(shape: T) {
  return shape.refine(
    ({ column, constant, pattern }) =>
      column === undefined ? constant !== undefined && pattern === undefined : constant === undefined,
    'give either a column, with or without a pattern, or a constant',
  )
}

function orColumn<T>(whole: z.ZodType<T>) {
  return z.preprocess((value) => (typeof value === 'string' ? { column: value } : value), whole)
}
