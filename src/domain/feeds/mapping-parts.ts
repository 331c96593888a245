import { z } from 'zod'
import { type PriceKind, priceKinds } from '../cars/car.ts'
import { placeholderKey } from './clean-text.ts'
import { type Column, columnName, pattern } from './mapping/column-and-pattern.ts'
import { type Replacement, replacement } from './mapping/replacement.ts'
import { type RowCondition, rowCondition } from './mapping/row-condition.ts'
import type { Pattern } from './pattern.ts'

/** The pieces that a mapping document is written with. */

/** Texts that stand for “unknown”. */
export const placeholders = z.array(z.string()).transform((texts) => new Set(texts.map(placeholderKey)))

/** One column and, if it holds more than the value, a pattern for the part that is meant; or the same text each time. */
const sourceShape = {
  column: columnName.optional(),
  pattern: pattern
    .optional()
    .describe('The part that is meant: its group “value”, else its first group, else all it matches.'),
  constant: z.string().min(1).optional().describe('This text instead of a column.'),
  when: rowCondition.optional().describe('Only in rows for which this holds.'),
}
const source = orColumn(checkedSource(z.strictObject(sourceShape)))
const priceSource = orColumn(
  checkedSource(
    z.strictObject({
      ...sourceShape,
      kind: z.enum(priceKinds).optional().describe('What prices of this column include.'),
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

/** A text with column names in braces. Unknown ones fall out; when all are unknown, so is the text. */
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

/** The order is that of the document, which JSON only keeps for keys that are no numbers. */
const partMap = z
  .record(z.string().regex(/\D/, 'use words; whole numbers belong in values'), z.string().nullable())
  .transform((map) => Object.entries(map).map(([part, to]) => [part.toLowerCase(), to] as const))

const common = {
  template: template.optional().describe('A text put together from columns, such as "{Badge} {Series}".'),
  constant: z.string().optional().describe('The same for every vehicle.'),
  default: z.string().optional().describe('When nothing else gives a value.'),
  unknown: placeholders.optional().describe('Texts that stand for “unknown” in this field.'),
  replace: z.array(replacement).max(20).optional().describe('What to rewrite in the text first, in order.'),
  values: valueMap.optional().describe('What the feed says, and what it means; null means unknown.'),
  contains: partMap
    .optional()
    .describe('What a text means that contains this, in order; for texts that values do not list.'),
}

/** How one field of a vehicle is found and read. All kinds of field share this shape; each allows only what suits it. */
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

/** A field's rule with the options that suit its kind. A bare text is the name of its column. */
export function fieldRule(extra: z.ZodRawShape, from: z.ZodType<Source> = source): z.ZodType<FieldRule> {
  const rule = z
    .strictObject({
      from: oneOrMore(from)
        .optional()
        .describe('A column, or several in order; the first that is known wins.'),
      ...common,
      ...extra,
    })
    .refine(
      (rule) => [rule.from, rule.template, rule.constant].filter((way) => way !== undefined).length === 1,
      'say where it comes from: one of from, template and constant',
    )
  return z.preprocess(
    (value) => (typeof value === 'string' ? { from: value } : value),
    rule,
  ) as z.ZodType<FieldRule>
}

/** A price may come from several columns, of which each includes something else. */
export const priceRule = (extra: z.ZodRawShape) => fieldRule(extra, priceSource)

function oneOrMore<T>(item: z.ZodType<T>) {
  return z.preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(item).min(1))
}

function checkedSource<T extends z.ZodType<Source>>(shape: T) {
  return shape.refine(
    ({ column, constant, pattern }) =>
      column === undefined ? constant !== undefined && pattern === undefined : constant === undefined,
    'say one of column, with or without a pattern, and constant',
  )
}

function orColumn<T>(whole: z.ZodType<T>) {
  return z.preprocess((value) => (typeof value === 'string' ? { column: value } : value), whole)
}
