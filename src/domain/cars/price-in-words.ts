import { formatDollars } from '../shared/money.ts'
import type { PriceDisplay } from './price-display.ts'

/** A price as it is read: “From”, the figure or the words, what it was before, and what it includes. */
export type PriceInWords = {
  before: string | null
  amount: string
  was: string | null
  includes: string | null
}

/** What stands beside a figure where neither the feed nor the dealer says what it includes: a question, and no claim. */
const NOT_TOLD = 'Ask what it includes'
const SUBSCRIPTION = 'per week subscription'

/** A price reads the same wherever it stands: on the page, on paper, on a card that is passed on and in a lead. */
export function priceInWords(price: PriceDisplay): PriceInWords {
  switch (price.kind) {
    case 'subscription':
      return { ...words, amount: formatDollars(price.amountCents), includes: SUBSCRIPTION }
    case 'price':
      return {
        before: price.before,
        amount: formatDollars(price.amountCents),
        was: price.wasCents === null ? null : formatDollars(price.wasCents),
        // “From” before a figure says enough.
        includes: price.includes ?? (price.before === null ? NOT_TOLD : null),
      }
    case 'preorder':
      return { ...words, amount: 'PREORDER' }
    case 'no-price':
      return { ...words, amount: price.text }
  }
}

const words = { before: null, was: null, includes: null }

/** The price of a vehicle in one line, as its page has it: `$45,990 Drive Away`. */
export function writtenPrice(price: PriceDisplay): string {
  const { before, amount, includes } = priceInWords(price)
  return [before, amount, includes].filter(Boolean).join(' ')
}
