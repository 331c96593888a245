import { formatDollars } from '../shared/money.ts'
import type { PriceDisplay } from './price-display.ts'

/** What stands beside a figure where neither the feed nor the dealer says what it includes: a question, and no claim. */
const NOT_TOLD = 'Ask what it includes'
export const SUBSCRIPTION_WORDS = 'per week subscription'

/** The price of a vehicle in one line, as its page has it: `$45,990 Drive Away`. */
export function writtenPrice(price: PriceDisplay): string {
  switch (price.kind) {
    case 'subscription':
      return `${formatDollars(price.amountCents)} ${SUBSCRIPTION_WORDS}`
    case 'price':
      return [price.before, formatDollars(price.amountCents), wordsBeside(price)].filter(Boolean).join(' ')
    case 'preorder':
      return 'PREORDER'
    case 'no-price':
      return price.text
  }
}

/** What stands behind a figure. “From” before it says enough. */
export function wordsBeside(price: { before: string | null; includes: string | null }): string | null {
  return price.includes ?? (price.before === null ? NOT_TOLD : null)
}
