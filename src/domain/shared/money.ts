/** Dollars as people read them: `$24,990`. Cents are rounded away, as every advertised price here is whole dollars. */
export function formatDollars(cents: number): string {
  return dollars.format(cents / 100)
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})
