import type { Reading } from '../cell-readers/field-kinds.ts'
import { type LonePoint, NOT_A_NUMBER, readFigure } from './read-figure.ts'
import { type Dimension, toStoredUnit, unitNamed } from './units.ts'

/**
 * Reads a number as feeds write it, with or without thousands separators. A unit in the text overrides the default
 * unit. Returns the amount in the unit that vehicles are stored in.
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
  const unit = suffix === '' || isThousands ? defaultUnit : unitNamed(suffix)
  if (unit === undefined) return { problem: NOT_A_NUMBER }

  const figure = readFigure(digits, isThousands ? 'fraction' : (lonePoint ?? lonePoints[unit] ?? 'unclear'))
  if ('problem' in figure) return figure
  const value = toStoredUnit(isThousands ? thousands(figure.value) : figure.value, dimension, unit)
  return value === null ? { problem: NOT_A_NUMBER } : { value }
}

/** `50k` is fifty thousand, but `50,000k` is not fifty million. */
function thousands(figure: number) {
  return figure < 1000 ? figure * 1000 : figure
}

/** For small units a point before three digits marks thousands, and for large ones a fraction. */
const lonePoints: Record<string, LonePoint> = {
  ...Object.fromEntries(['km', 'miles', 'mm', 'kg', 'lb', 'cc'].map((unit) => [unit, 'thousands' as const])),
  ...Object.fromEntries(['m', 'ft', 't', 'cc-or-litres'].map((unit) => [unit, 'fraction' as const])),
}
