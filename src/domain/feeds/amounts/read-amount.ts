import type { Reading } from '../field-kinds.ts'
import { type LonePoint, NOT_A_NUMBER, readFigure } from './read-figure.ts'
import { type Dimension, inOurUnit, unitCalled } from './units.ts'

/**
 * A number as feeds write it, with or without thousands separators and a unit of its own, which then counts instead of
 * the usual one. Answers in the unit that vehicles are kept in.
 */
export function readAmount(
  text: string,
  dimension: Exclude<Dimension, 'money'>,
  defaultUnit: string,
  lonePoint?: LonePoint,
): Reading<number> {
  const found = /^([\d.,'’ -]*[\d]) ?([a-z]*)[.*]?$/i.exec(text)
  if (!found) return { problem: NOT_A_NUMBER }
  const [, digits = '', suffix = ''] = found
  const isThousands = dimension === 'distance' && suffix.toLowerCase() === 'k'
  const unit = suffix === '' || isThousands ? defaultUnit : unitCalled(suffix)
  if (unit === undefined) return { problem: NOT_A_NUMBER }

  const figure = readFigure(digits, isThousands ? 'fraction' : (lonePoint ?? lonePoints[unit] ?? 'unclear'))
  if ('problem' in figure) return figure
  const value = inOurUnit(isThousands ? thousands(figure.value) : figure.value, dimension, unit)
  return value === null ? { problem: NOT_A_NUMBER } : { value }
}

/** `50k` is fifty thousand; `50,000k` has its thousands already. */
function thousands(figure: number) {
  return figure < 1000 ? figure * 1000 : figure
}

/** Small units are never so few, and great ones never so many, that a point before three digits leaves a doubt. */
const lonePoints: Record<string, LonePoint> = {
  ...Object.fromEntries(['km', 'miles', 'mm', 'kg', 'lb', 'cc'].map((unit) => [unit, 'thousands' as const])),
  ...Object.fromEntries(['m', 'ft', 't', 'cc-or-litres'].map((unit) => [unit, 'fraction' as const])),
}
