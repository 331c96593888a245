import { z } from 'zod'
import type { PriceKind } from '../cars/car.ts'
import { cleanLine } from './clean-text.ts'
import { type FieldKind, type Reading, single } from './field-kinds.ts'
import { type FieldRule, priceRule } from './mapping-parts.ts'
import { type Dimension, readAmount, units, usualUnit } from './units.ts'

type Range = { from: number; to: number; decimals?: number }

/** A number in the unit that vehicles are kept in. Outside its range it is no true value. */
export function amount(dimension: Dimension, range: Range): FieldKind<number> {
  return single(optionsOf(dimension), (raw, rule) => readNumber(raw, rule, dimension, range))
}

/** A price in cents, with what the column it came from says that it includes. */
export function price(range: Range): FieldKind<{ cents: number; kind: PriceKind | null }> {
  const read = (raw: string, rule: FieldRule, kind: PriceKind | null) => {
    const reading = readNumber(raw, rule, 'money', range)
    return 'problem' in reading ? reading : { value: { cents: reading.value, kind } }
  }
  return single(
    optionsOf('money'),
    (raw, rule, { source }) => read(raw, rule, source?.kind ?? null),
    priceRule,
  )
}

function optionsOf(dimension: Dimension): z.ZodRawShape {
  const unit = z.enum(Object.keys(units[dimension])).optional()
  return {
    ...(dimension === 'none'
      ? {}
      : { unit: unit.describe(`The unit of the feed; ${usualUnit(dimension)} unless said.`) }),
    atLeast: z.number().optional().describe('In the unit of the feed: a smaller number is no true value.'),
    atMost: z.number().optional().describe('In the unit of the feed: a greater number is no true value.'),
  }
}

function readNumber(raw: string, rule: FieldRule, dimension: Dimension, range: Range): Reading<number> {
  const unit = rule.unit ?? usualUnit(dimension)
  const exact = readAmount(cleanLine(raw), dimension, unit)
  if (exact === null) return { problem: 'is no number' }

  const least = inOurs(rule.atLeast, dimension, unit) ?? range.from
  const most = inOurs(rule.atMost, dimension, unit) ?? range.to
  if (exact < Math.max(least, range.from)) return { problem: 'is too small to be true' }
  if (exact > Math.min(most, range.to)) return { problem: 'is too great to be true' }

  const scale = 10 ** (range.decimals ?? 0)
  return { value: Math.round(exact * scale) / scale }
}

function inOurs(bound: number | undefined, dimension: Dimension, unit: string) {
  return bound === undefined ? undefined : readAmount(String(bound), dimension, unit)
}
