import { z } from 'zod'
import { carTypes } from '../cars/car.ts'
import { feedFormat } from './feed-format.ts'
import { pattern } from './mapping-language/checked-pattern.ts'
import { columnName } from './mapping-language/column-name.ts'
import { FREE_TEXT_PRICE, freeTextPrices } from './mapping-language/free-text-prices.ts'
import {
  checkCondition,
  conditionOf,
  conditionShape,
  rowCondition,
} from './mapping-language/row-condition.ts'
import { dateOrders, type FieldRule, placeholders } from './mapping-parts.ts'
import { lenderFields, vehicleFields } from './vehicle-fields.ts'
import { feedStatuses } from './words/status-words.ts'

/** Turns the named groups of a pattern into separate columns. */
const split = z.strictObject({
  column: columnName.describe('The column to split.'),
  pattern: pattern
    .refine(({ groupNames }) => groupNames.length > 0, 'name at least one group: (?<name>…)')
    .describe('A regular expression; each named group becomes a column with that name.'),
  when: rowCondition.optional().describe('Only for rows that meet this condition.'),
})

const skip = z
  .strictObject({
    ...conditionShape,
    reason: z.string().min(1).max(80).describe('The reason in the report, such as “not for upload”.'),
  })
  .superRefine(checkCondition)
  .transform(({ reason, ...condition }) => ({ ...conditionOf(condition), reason }))

const derivedStockNumber = z.strictObject({
  columns: z.array(columnName).min(1).describe('Columns that identify a vehicle and seldom change.'),
  prefix: z.string().max(10).default('').describe('The prefix of these stock numbers.'),
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
    .describe('The time zone of the feed; the site’s by default.'),
})

const fields = z
  .strictObject({
    ...optionalRules(vehicleFields),
    financeLenders: z
      .record(z.string().min(1), z.strictObject(optionalRules(lenderFields)))
      .default({})
      .describe('The figures in the feed, by finance provider.'),
  })
  .superRefine((fields, context) => {
    for (const name of ['make', 'model', 'carType'] as const) {
      if (!fields[name])
        context.addIssue({ code: 'custom', path: [name], message: 'every vehicle needs this field' })
    }
    const meanings = [
      ...meaningsOutside(carTypes, fields.carType).map((found) => ({ ...found, name: 'carType' })),
      ...meaningsOutside(feedStatuses, fields.status).map((found) => ({ ...found, name: 'status' })),
    ]
    for (const { name, option, message } of meanings) {
      context.addIssue({ code: 'custom', path: [name, option], message })
    }
  })

/** Describes how one dealer's feed becomes vehicles: the file format, and the column of each field. */
export const FeedMapping = z
  .strictObject({
    feed: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'use lower-case letters, digits and hyphens')
      .describe(
        'The name of the feed. A vehicle counts as sold when the feed that supplied it no longer lists it.',
      ),
    about: z.string().default('').describe('The source of the feed, and its quirks.'),
    format: feedFormat.describe('The format of the file.'),
    columnsMayBeMissing: z
      .boolean()
      .default(false)
      .describe(
        'A missing column leaves its field unchanged; otherwise the file is refused. Make, model and stock number are always required.',
      ),
    unknown: placeholders.prefault([]).describe('Texts that mean “unknown” in every field.'),
    dates: z.enum(dateOrders).default('dmy').describe('The order of day, month and year in the feed.'),
    snapshotTime: snapshotTime
      .optional()
      .describe('Reads the time of the snapshot from the file name; the time of the last change by default.'),
    skip: z
      .array(skip)
      .default([])
      .describe('Rows to leave out. A vehicle already on the site is withdrawn.'),
    splits: z.array(split).default([]).describe('Columns to split into several.'),
    derivedStockNumber: derivedStockNumber
      .optional()
      .describe('Builds stock numbers for a feed without them.'),
    fields: fields.describe('The fields of a vehicle that the feed supplies.'),
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
/** A mapping document before parsing. */
export type FeedMappingDocument = z.input<typeof FeedMapping>

function optionalRules<Name extends string>(kinds: Record<Name, { rule: z.ZodType<FieldRule> }>) {
  const rules = Object.entries<{ rule: z.ZodType<FieldRule> }>(kinds).map(([name, { rule }]) => [
    name,
    rule.optional(),
  ])
  return Object.fromEntries(rules) as Record<Name, z.ZodOptional<z.ZodType<FieldRule>>>
}

/** A text in a rule has to be one of the field's choices. */
function meaningsOutside(choices: readonly string[], rule: FieldRule | undefined) {
  const constants = [
    ...[rule?.constant].map((text) => ({ option: 'constant', text })),
    ...[rule?.default].map((text) => ({ option: 'default', text })),
    ...[...(rule?.values?.values() ?? [])].map((text) => ({ option: 'values', text })),
    ...(rule?.contains ?? []).map(([, text]) => ({ option: 'contains', text })),
    ...(rule?.from ?? []).map(({ constant }) => ({ option: 'from', text: constant })),
  ]
  return constants.flatMap(({ option, text }) =>
    typeof text === 'string' && !choices.includes(text)
      ? [{ option, message: `“${text}” is not one of ${choices.join(', ')}` }]
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
