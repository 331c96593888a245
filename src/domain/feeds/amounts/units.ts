/**
 * The factor from each unit to the one that vehicles are stored in. The first unit of each dimension is the
 * default.
 */
export const units = {
  money: { dollars: 100, cents: 1 },
  distance: { km: 1, miles: 1.609344 },
  length: { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 },
  mass: { kg: 1, t: 1000, lb: 0.45359237 },
  capacity: { litres: 1, gallons: 3.785411784 },
  /** Feeds that mix them write `1998` and `2.0` in the same column. */
  engine: { cc: 1, litres: 1000, 'cc-or-litres': 1 },
  none: { one: 1 },
} as const satisfies Record<string, Record<string, number>>
export type Dimension = keyof typeof units

export function defaultUnit(dimension: Dimension): string {
  return Object.keys(units[dimension])[0] ?? ''
}

/** The names of each unit after a number. */
const suffixes = {
  km: 'km kms kilometres kilometers',
  miles: 'mi mile miles',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  ft: 'ft feet',
  in: 'in inches',
  kg: 'kg kgs',
  t: 't tonnes',
  lb: 'lb lbs',
  cc: 'cc',
  litres: 'l ltr litre litres liter liters',
  gallons: 'gal gallons',
}
const unitBySuffix = new Map(
  Object.entries(suffixes).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** Finds the unit that a word after a number names. */
export function unitNamed(word: string): string | undefined {
  return unitBySuffix.get(word.toLowerCase())
}

/** No vehicle's engine is larger, so a larger number means cubic centimetres. */
const MAX_LITRES = 20

/** Converts an amount to the unit that vehicles are stored in; `null` when the unit measures something else. */
export function toStoredUnit(amount: number, dimension: Dimension, unit: string): number | null {
  if (unit === 'cc-or-litres') return amount <= MAX_LITRES ? amount * units.engine.litres : amount
  const factors: Record<string, number> = units[dimension]
  const factor = factors[unit]
  return factor === undefined ? null : amount * factor
}
