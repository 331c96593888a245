/** Dollars as people read them: `$24,990`. Cents are rounded away, as every advertised price here is whole dollars. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100)
}

/** Dollars and cents: `$127.51`. */
export function formatCents(cents: number): string {
  return dollarsAndCents.format(cents / 100)
}

/** Money as people type it, `$24,990` or `24990.50`, in cents; `null` when it is something else. */
export function readCents(text: string): number | null {
  const typed = /^\$? ?(\d{1,12}|\d{1,3}(?:[, ]\d{3}){1,3})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!typed) return null
  const [, whole = '', part = ''] = typed
  return Number(whole.replaceAll(/[, ]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

const dollarsAndCents = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
})
