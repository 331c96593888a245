import type { PriceDisplay } from '#domain/cars/price-display.ts'
import { formatDollars } from '#domain/shared/money.ts'

/** Writes out the price that `priceDisplay` chose, with what it includes beside it. */
export function Price({ price }: { price: PriceDisplay }) {
  switch (price.kind) {
    case 'subscription':
      return (
        <p className="price">
          <strong className="price__amount">{formatDollars(price.amountCents)}</strong>{' '}
          <span className="price__type">per week subscription</span>
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
          <strong className="price__amount">{formatDollars(price.amountCents)}</strong>{' '}
          {price.includes && <span className="price__type">{price.includes}</span>}
        </p>
      )
    case 'preorder':
      return <p className="price price--words">PREORDER</p>
    case 'no-price':
      return <p className="price price--words">{price.text}</p>
  }
}
