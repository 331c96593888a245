import { z } from 'zod'
import type { PriceKind } from '../../cars/car.ts'
import { readAmount } from '../amounts/read-amount.ts'
import type { LonePoint } from '../amounts/read-figure.ts'
import { type MoneyContext, readMoney } from '../amounts/read-money.ts'
import { type Dimension, toStoredUnit, units, defaultUnit } from '../amounts/units.ts'
import { cleanLine } from '../clean-text.ts'
import { type FieldKind, type Reading, single } from './field-kinds.ts'
import { type FieldRule, priceRule } from '../mapping-parts.ts'

type Range = { from: number; to: number; decimals?: number }

/** A number in the unit that vehicles are stored in. A number outside the range is refused. */
export function amount(dimension: Exclude<Dimension, 'money'>, range: Range): FieldKind<number> {
  const lonePoint: LonePoint | undefined = range.decimals === undefined ? undefined : 'fraction'
  return single(optionsOf(dimension), (raw, rule) => {
    const unit = rule.unit ?? defaultUnit(dimension)
    const exact = readAmount(cleanLine(raw), dimension, unit, lonePoint)
    return 'problem' in exact ? exact : withinRange(exact.value, rule, dimension, range)
  })
}

/** An amount in cents that is not a vehicle's price, such as a payment. */
export function money(range: Range, words: MoneyContext = 'none'): FieldKind<number> {
  return single(optionsOf('money'), (raw, rule) => {
    const read = readCents(raw, rule, range, words, 'unclear')
    return 'problem' in read ? read : { value: read.value.cents }
  })
}

export type Price = { cents: number; kind: PriceKind | null }

/** A price in cents, with what it includes according to the text beside it or its column. */
export function price(range: Range): FieldKind<Price> {
  return single(
    optionsOf('money'),
    (raw, rule, { source }) => {
      const read = readCents(raw, rule, range, 'price', 'thousands')
      if ('problem' in read) return read
      return { value: { cents: read.value.cents, kind: read.value.kind ?? source?.kind ?? null } }
    },
    priceRule,
  )
}

function optionsOf(dimension: Dimension): z.ZodRawShape {
  const unit = z.enum(Object.keys(units[dimension])).optional()
  return {
    ...(dimension === 'none'
      ? {}
      : { unit: unit.describe(`The unit in the feed; ${defaultUnit(dimension)} by default.`) }),
    atLeast: z.number().optional().describe('The smallest plausible value, in the unit of the feed.'),
    atMost: z.number().optional().describe('The largest plausible value, in the unit of the feed.'),
  }
}

function readCents(
  raw: string,
  rule: FieldRule,
  range: Range,
  words: MoneyContext,
  lonePoint: LonePoint,
): Reading<Price> {
  const read = readMoney(cleanLine(raw), words, lonePoint)
  if ('problem' in read) return read
  const { amount, kind } = read.value
  const cents = withinRange(
    amount * units.money[rule.unit === 'cents' ? 'cents' : 'dollars'],
    rule,
    'money',
    range,
  )
  return 'problem' in cents ? cents : { value: { cents: cents.value, kind } }
}

function withinRange(exact: number, rule: FieldRule, dimension: Dimension, range: Range): Reading<number> {
  const converted = (bound: number | undefined) =>
    bound === undefined ? null : toStoredUnit(bound, dimension, rule.unit ?? defaultUnit(dimension))
  if (exact < Math.max(converted(rule.atLeast) ?? range.from, range.from))
    return { problem: 'is too small to be plausible' }
  if (exact > Math.min(converted(rule.atMost) ?? range.to, range.to))
    return { problem: 'is too large to be plausible' }

  const scale = 10 ** (range.decimals ?? 0)
  return { value: Math.round(exact * scale) / scale }
}
