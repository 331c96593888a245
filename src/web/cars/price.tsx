import type { PriceDisplay } from '#domain/cars/price-display.ts'
import { SUBSCRIPTION_WORDS, wordsBeside } from '#domain/cars/written-price.ts'
import { formatDollars } from '#domain/shared/money.ts'

/** Writes out the price that `priceDisplay` chose, with what it includes beside it. */
export function Price({ price }: { price: PriceDisplay }) {
  switch (price.kind) {
    case 'subscription':
      return (
        <p className="price">
          <strong className="price__amount">{formatDollars(price.amountCents)}</strong>{' '}
          <span className="price__type">{SUBSCRIPTION_WORDS}</span>
        </p>
      )
    case 'price':
      return (
        <p className="price">
          {price.wasCents !== null && (
            <s className="price__was">
              <span className="visually-hidden">Was </span>
              {formatDollars(price.wasCents)}
            </s>
          )}{' '}
          <Figure before={price.before} amountCents={price.amountCents} />{' '}
          <WordsBeside words={wordsBeside(price)} />
        </p>
      )
    case 'preorder':
      return <p className="price price--words">PREORDER</p>
    case 'no-price':
      return <p className="price price--words">{price.text}</p>
  }
}

/** “From” and its figure are one, and never come apart at the end of a line. */
function Figure({ before, amountCents }: { before: string | null; amountCents: number }) {
  const amount = <strong className="price__amount">{formatDollars(amountCents)}</strong>
  if (before === null) return amount
  return (
    <span className="price__figure">
      <span className="price__before">{before}</span> {amount}
    </span>
  )
}

function WordsBeside({ words }: { words: string | null }) {
  return words && <span className="price__type">{words}</span>
}
