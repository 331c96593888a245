import { z } from 'zod'
import { carStatuses, carTypes } from '../cars/car.ts'
import { feedFormat } from './feed-format.ts'
import { columnName, pattern } from './mapping/column-and-pattern.ts'
import { FREE_TEXT_PRICE, freeTextPrices } from './mapping/free-text-prices.ts'
import { checkCondition, conditionOf, conditionShape, rowCondition } from './mapping/row-condition.ts'
import { dateOrders, type FieldRule, placeholders } from './mapping-parts.ts'
import { lenderFields, vehicleFields } from './vehicle-fields.ts'

/** Named groups of a pattern that become columns of their own. */
const split = z.strictObject({
  column: columnName.describe('The column that holds several things.'),
  pattern: pattern
    .refine(({ groupNames }) => groupNames.length > 0, 'name at least one group: (?<name>…)')
    .describe('A regular expression; each named group becomes a column of that name.'),
  when: rowCondition.optional().describe('Only in rows for which this holds.'),
})

const skip = z
  .strictObject({
    ...conditionShape,
    reason: z.string().min(1).max(80).describe('What the report says, such as “not for upload”.'),
  })
  .superRefine(checkCondition)
  .transform(({ reason, ...condition }) => ({ ...conditionOf(condition), reason }))

const derivedStockNumber = z.strictObject({
  columns: z
    .array(columnName)
    .min(1)
    .describe('What tells one vehicle of the feed from another and seldom changes.'),
  prefix: z.string().max(10).default('').describe('What such stock numbers begin with.'),
})

const snapshotTime = z.strictObject({
  fileName: pattern
    .refine(
      ({ groupNames }) => groupNames.includes('year'),
      'name the groups year, month, day, hour, minute, second',
    )
    .describe('A regular expression with the groups year, month, day and, if known, hour, minute, second.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'use a time zone name such as Australia/Brisbane')
    .optional()
    .describe('Where the feed’s clock hangs; that of the site unless said.'),
})

const fields = z
  .strictObject({
    ...optionalRules(vehicleFields),
    financeLenders: z
      .record(z.string().min(1), z.strictObject(optionalRules(lenderFields)))
      .default({})
      .describe('By finance provider: the figures that the feed brings.'),
  })
  .superRefine((fields, context) => {
    for (const name of ['make', 'model', 'carType'] as const) {
      if (!fields[name])
        context.addIssue({ code: 'custom', path: [name], message: 'every vehicle needs one' })
    }
    const meanings = [
      ...meaningsOutside(carTypes, fields.carType).map((found) => ({ ...found, name: 'carType' })),
      ...meaningsOutside(carStatuses, fields.status).map((found) => ({ ...found, name: 'status' })),
    ]
    for (const { name, option, message } of meanings) {
      context.addIssue({ code: 'custom', path: [name, option], message })
    }
  })

/** How one dealer's feed becomes vehicles: which file it is, and which column is which field. */
export const FeedMapping = z
  .strictObject({
    feed: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'use small letters, digits and dashes')
      .describe('The name of the feed. A vehicle is sold when the feed that brought it no longer does.'),
    about: z.string().default('').describe('Whose feed this is, and what is odd about it.'),
    format: feedFormat.describe('What kind of file it is.'),
    columnsMayBeMissing: z
      .boolean()
      .default(false)
      .describe(
        'A column that the file lacks leaves its field alone, where otherwise the file is refused. Make, model and stock number must be there.',
      ),
    unknown: placeholders.prefault([]).describe('Texts that stand for “unknown” in every field.'),
    dates: z
      .enum(dateOrders)
      .default('dmy')
      .describe('The order in which the feed writes day, month and year.'),
    snapshotTime: snapshotTime
      .optional()
      .describe('How the file’s name tells when it was made; when it was last written unless said.'),
    skip: z
      .array(skip)
      .default([])
      .describe('Rows that are not for this site. A vehicle that was on it is withdrawn.'),
    splits: z.array(split).default([]).describe('Columns that hold several things.'),
    derivedStockNumber: derivedStockNumber
      .optional()
      .describe('For a feed without stock numbers: what to make them of.'),
    fields: fields.describe('Every field of a vehicle that the feed brings.'),
  })
  .refine(({ fields, derivedStockNumber }) => Boolean(fields.stockNumber) !== Boolean(derivedStockNumber), {
    path: ['fields', 'stockNumber'],
    message: 'give either this field or derivedStockNumber',
  })
  .superRefine((mapping, context) => {
    for (const path of freeTextPrices(mapping)) {
      context.addIssue({ code: 'custom', path: ['fields', ...path], message: FREE_TEXT_PRICE })
    }
  })

export type FeedMapping = z.output<typeof FeedMapping>
/** A mapping as it is written down. */
export type FeedMappingDocument = z.input<typeof FeedMapping>

function optionalRules<Name extends string>(kinds: Record<Name, { rule: z.ZodType<FieldRule> }>) {
  const rules = Object.entries<{ rule: z.ZodType<FieldRule> }>(kinds).map(([name, { rule }]) => [
    name,
    rule.optional(),
  ])
  return Object.fromEntries(rules) as Record<Name, z.ZodOptional<z.ZodType<FieldRule>>>
}

/** What a rule says in place of the feed has to be one of our own words. */
function meaningsOutside(choices: readonly string[], rule: FieldRule | undefined) {
  const said = [
    ...[rule?.constant].map((text) => ({ option: 'constant', text })),
    ...[rule?.default].map((text) => ({ option: 'default', text })),
    ...[...(rule?.values?.values() ?? [])].map((text) => ({ option: 'values', text })),
    ...(rule?.contains ?? []).map(([, text]) => ({ option: 'contains', text })),
    ...(rule?.from ?? []).map(({ constant }) => ({ option: 'from', text: constant })),
  ]
  return said.flatMap(({ option, text }) =>
    typeof text === 'string' && !choices.includes(text)
      ? [{ option, message: `“${text}” is none of ${choices.join(', ')}` }]
      : [],
  )
}

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }))
  } catch {
    return false
  }
}
