import type { VehicleRange } from '../vehicle-facets.ts'
import type { Comparison } from './comparison.ts'
import type { Figure } from './figure.ts'
import type { Meaning } from './reading.ts'
import type { Stock } from './stock-vocabulary.ts'
import type { Unit } from './unit.ts'

/** The thing a figure measures, as the request says; `recent` counts back from this year. */
export type Subject = 'money' | 'km' | 'year' | 'recent'

/** A figure or a pair of figures, with everything the request says about it. */
export type Limit = {
  subject: Subject | null
  /** The request says “newer” or “older”, which reverses the comparison for an age. */
  isByTime: boolean
  comparison: Comparison | null
  /** The comparison is one of years: “older than”. */
  isOfTime: boolean
  unit: Unit | null
  low: Figure
  high: Figure | null
}

/** No vehicle costs less, and no shopper sets a lower limit on kilometres. */
const MIN_DOLLARS = 500
const MIN_KM = 1000
const MIN_DOLLARS_A_WEEK = 10
/** “Around $25,000” allows ten per cent either side, “around 2018” one year. */
const AROUND = 0.1
const FIRST_YEAR = 1980
const LAST_YEAR = 2030
const OLDEST_AGE = 40

/** Returns the filter that a figure means; `null` when it means none, as with a bare number. */
export function limitMeaning(limit: Limit, stock: Pick<Stock, 'thisYear' | 'weeklyRange'>): Meaning | null {
  const { subject, unit, low } = limit
  if (unit === 'other') return { kind: 'text' }
  if (unit === 'week') return weekly(limit, stock)
  if (unit === 'age' && !low.isFourDigits) return age(limit, stock)
  if (subject === 'recent') return null
  if (unit === 'km' || subject === 'km') return kilometres(limit)
  if (isYear(limit)) return years(limit)
  return low.value >= MIN_DOLLARS && isMoney(limit) ? within('price', limit) : null
}

function weekly(limit: Limit, { weeklyRange }: Pick<Stock, 'weeklyRange'>): Meaning {
  const isUnknown = weeklyRange === null || limit.low.value < MIN_DOLLARS_A_WEEK
  return isUnknown ? { kind: 'text' } : within(weeklyRange, limit)
}

/** Fifty kilometres is how far a shopper would travel, not an odometer reading. */
function kilometres(limit: Limit): Meaning {
  return limit.low.value < MIN_KM ? { kind: 'text' } : within('km', limit)
}

function isMoney({ subject, unit, comparison, low, high }: Limit) {
  const isWritten = [low, high].some((figure) => figure?.isDollars || figure?.isThousands)
  if (isWritten || unit === 'dollars') return true
  return low.value >= 1000 && (subject === 'money' || comparison !== null || high !== null)
}

function isYear(limit: Limit) {
  const { subject, unit, low, high } = limit
  if (subject === 'money' || (unit !== null && unit !== 'age') || isRoundBudget(limit)) return false
  return [low, high].every(
    (figure) =>
      figure === null || (figure.isFourDigits && figure.value >= FIRST_YEAR && figure.value <= LAST_YEAR),
  )
}

/** “Under 2000” and “up to 2000” are budgets; “before 2000” and “under 2010” are years. */
function isRoundBudget({ subject, comparison, isOfTime, unit, low, high }: Limit) {
  const isMost = comparison === 'below' || comparison === 'atMost'
  return low.value % 1000 === 0 && isMost && !isOfTime && subject === null && unit === null && high === null
}

/** A vehicle newer than 2018 dates from 2019 or later. */
function years({ comparison, low, high }: Limit): Meaning {
  const year = low.value
  if (high) return { kind: 'limit', range: 'year', ...inOrder(year, high.value) }
  switch (comparison) {
    case 'below':
      return { kind: 'limit', range: 'year', max: year - 1 }
    case 'atMost':
      return { kind: 'limit', range: 'year', max: year }
    case 'above':
      return { kind: 'limit', range: 'year', min: year + 1 }
    case 'atLeast':
      return { kind: 'limit', range: 'year', min: year }
    case 'about':
      return { kind: 'limit', range: 'year', min: year - 1, max: year + 1 }
    default:
      return { kind: 'choose', facet: 'year', values: [String(year)], isName: false }
  }
}

/** Reads “under five years old” and “the last three years”. */
function age(
  { comparison, subject, isByTime, low, high }: Limit,
  { thisYear }: Pick<Stock, 'thisYear'>,
): Meaning | null {
  if (low.value > OLDEST_AGE || low.isDollars || high) return null
  const year = thisYear() - low.value
  if (subject === 'recent') return { kind: 'limit', range: 'year', min: year }
  if (comparison === null) return null
  const isAtLeast = comparison === 'above' || comparison === 'atLeast'
  return { kind: 'limit', range: 'year', ...(isAtLeast === isByTime ? { min: year } : { max: year }) }
}

/** A bare amount of money or kilometres is an upper limit: “white ute $40k”. */
function within(range: VehicleRange, { comparison, low, high }: Limit): Meaning {
  if (high) return { kind: 'limit', range, ...inOrder(low.value, high.value) }
  if (comparison === 'above' || comparison === 'atLeast') return { kind: 'limit', range, min: low.value }
  if (comparison !== 'about') return { kind: 'limit', range, max: low.value }
  return {
    kind: 'limit',
    range,
    min: Math.round(low.value * (1 - AROUND)),
    max: Math.round(low.value * (1 + AROUND)),
  }
}

function inOrder(one: number, other: number) {
  return { min: Math.min(one, other), max: Math.max(one, other) }
}
