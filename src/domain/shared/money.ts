import { formatNumber } from './format-number.ts'

/** Writes whole dollars: `$24,990`. Advertised prices are whole dollars, so cents are rounded. */
export function formatDollars(cents: number): string {
  return dollars(wholeDollars(cents), 0)
}

/** Writes dollars and cents: `$127.51`. */
export function formatCents(cents: number): string {
  return dollars(cents / CENTS_PER_DOLLAR, 2)
}

/**
 * Reads an amount as people type it (`$24,990`, `24990.50` or an unfinished `24,`) in cents; `null` for any other
 * text.
 */
export function readCents(text: string): number | null {
  const [, whole, part = ''] = /^\$? ?(\d[\d, ]{0,15})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined
    ? null
    : Number(whole.replaceAll(/[, ]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

/** The amount in whole dollars for data, rounded like the price on the page. */
export function wholeDollars(cents: number): number {
  return Math.round(cents / CENTS_PER_DOLLAR)
}

const CENTS_PER_DOLLAR = 100

/** A minus sign comes before the dollar sign: `-$128`. */
function dollars(amount: number, digits: 0 | 2) {
  const [whole = '', part] = Math.abs(amount).toFixed(digits).split('.')
  const written = `$${formatNumber(Number(whole))}${part === undefined ? '' : `.${part}`}`
  return amount < 0 ? `-${written}` : written
}

/** The error for a field that needs an amount. */
export const AMOUNT_ERROR = 'Please enter an amount in dollars, such as 25,000.'
