import { grouped } from './grouped.ts'

/** Dollars as people read them: `$24,990`. Cents are rounded away, as every advertised price here is whole dollars. */
export function formatDollars(cents: number): string {
  return dollars(wholeDollars(cents), 0)
}

/** Dollars and cents: `$127.51`. */
export function formatCents(cents: number): string {
  return dollars(cents / CENTS_PER_DOLLAR, 2)
}

/** Money as people type it, `$24,990`, `24990.50` or half-typed `24,`, in cents; `null` when it is something else. */
export function readCents(text: string): number | null {
  const [, whole, part = ''] = /^\$? ?(\d[\d, ]{0,15})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined
    ? null
    : Number(whole.replaceAll(/[, ]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

/** The same figure for programs: a price of ours is one number, wherever it is read. */
export function wholeDollars(cents: number): number {
  return Math.round(cents / CENTS_PER_DOLLAR)
}

const CENTS_PER_DOLLAR = 100

/** The sign stands before the dollars: `-$128`. */
function dollars(amount: number, digits: 0 | 2) {
  const [whole = '', part] = Math.abs(amount).toFixed(digits).split('.')
  const written = `$${grouped(Number(whole))}${part === undefined ? '' : `.${part}`}`
  return amount < 0 ? `-${written}` : written
}

/** What is asked for where something else than a sum of money was written. */
export const NO_SUM = 'Please enter dollars, such as 25,000.'
