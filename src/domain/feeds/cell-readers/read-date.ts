import type { DateOrder } from '../mapping-parts.ts'

/** Two-digit years from here on belong to the last century: `69` is 2069, `70` is 1970. */
const FIRST_YEAR_OF_LAST_CENTURY = 70

/** No vehicle is older than the car, and the database has no years before our era. */
const FIRST_YEAR = 1886

/** Longer than a date and its time in any spelling. */
const MAX_LENGTH = 100

/**
 * Reads a day or a month as feeds write it, in the feed's order: `05/06/24`, `31 May 2024`, `2024-05-31`,
 * `05/2024`. Returns `2024-05-31`, or `2024-05` without a day; `null` when the text is not a date.
 */
export function readDate(text: string, order: DateOrder): string | null {
  if (text.length > MAX_LENGTH) return null
  const day = text.replace(/[T ]\d{1,2}:\d{2}.*/s, '').trim()
  const [first = '', second = '', third, ...more] = day.split(/[-/., ]+/)
  if (more.length > 0 || second === '') return null
  if (third === undefined) return first.length === 4 ? written(first, second) : written(second, first)
  if (first.length === 4 || order === 'ymd') return written(first, second, third)
  const monthFirst = isMonthName(first) || (order === 'mdy' && !isMonthName(second))
  return monthFirst ? written(third, first, second) : written(third, second, first)
}

/** Whether a text is what databases and .NET write for no date: `0001-01-01`, `0000-00-00`, `01/01/0001 12:00:00 AM`. */
export function isEmptyDate(text: string): boolean {
  return (
    text.length <= MAX_LENGTH &&
    /^(?:000[01][-/.]\d\d?[-/.]\d\d?|\d\d?[-/.]\d\d?[-/.]000[01])(?:[T ]|$)/.test(text)
  )
}

function written(yearText: string, monthText: string, dayText?: string) {
  const [year, month] = [fullYear(yearText), monthNumber(monthText)]
  if (year === null || month === null) return null
  const yearAndMonth = `${year}-${String(month).padStart(2, '0')}`
  if (dayText === undefined) return yearAndMonth
  if (!/^\d{1,2}$/.test(dayText) || !isDayOf(year, month, Number(dayText))) return null
  return `${yearAndMonth}-${dayText.padStart(2, '0')}`
}

function fullYear(text: string) {
  if (/^\d{4}$/.test(text)) return Number(text) < FIRST_YEAR ? null : Number(text)
  if (!/^\d{2}$/.test(text)) return null
  return Number(text) + (Number(text) < FIRST_YEAR_OF_LAST_CENTURY ? 2000 : 1900)
}

function monthNumber(text: string) {
  if (isMonthName(text)) return monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1
  return /^(?:0?[1-9]|1[0-2])$/.test(text) ? Number(text) : null
}

function isMonthName(text: string) {
  return /^[a-z]{3,9}$/i.test(text) && monthNames.includes(text.slice(0, 3).toLowerCase())
}

function isDayOf(year: number, month: number, day: number) {
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
