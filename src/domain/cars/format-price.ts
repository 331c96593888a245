import { formatDollars } from '../shared/money.ts'
import type { PriceDisplay } from './price-display.ts'

/** The text of a price: “From”, the figure or its replacement, the was-price, and what the figure includes. */
export type PriceText = {
  before: string | null
  amount: string
  was: string | null
  includes: string | null
}

/** Text beside a figure when neither the feed nor the dealer says what it includes. It asks and makes no claim. */
const UNSTATED = 'Ask what it includes'
const SUBSCRIPTION = 'per week subscription'

/** Writes a price the same way on the page, on a brochure, on a share card and in a lead. */
export function priceText(price: PriceDisplay): PriceText {
  switch (price.kind) {
    case 'subscription':
      return { ...words, amount: formatDollars(price.amountCents), includes: SUBSCRIPTION }
    case 'price':
      return {
        before: price.before,
        amount: formatDollars(price.amountCents),
        was: price.wasCents === null ? null : formatDollars(price.wasCents),
        // “From” before a figure says enough.
        includes: price.includes ?? (price.before === null ? UNSTATED : null),
      }
    case 'preorder':
      return { ...words, amount: 'PREORDER' }
    case 'no-price':
      return { ...words, amount: price.text }
  }
}

const words = { before: null, was: null, includes: null }

/** Writes a price on one line, as its page shows it: `$45,990 Drive Away`. */
export function formatPrice(price: PriceDisplay): string {
  const { before, amount, includes } = priceText(price)
  return [before, amount, includes].filter(Boolean).join(' ')
}
