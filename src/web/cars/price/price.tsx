import type { PriceDisplay } from '#domain/cars/price-display.ts'
import { priceText } from '#domain/cars/format-price.ts'
import './price.css'

/** Shows the price that `priceDisplay` chose, with the price type beside it. */
export function Price({ price }: { price: PriceDisplay }) {
  const { before, amount, was, includes } = priceText(price)
  if (price.kind === 'preorder' || price.kind === 'no-price')
    return <p className="price price--text">{amount}</p>
  return (
    <p className="price">
      {was !== null && (
        <s className="price__was">
          <span className="visually-hidden">Was </span>
          {was}
        </s>
      )}{' '}
      <Figure before={before} amount={amount} /> {includes && <span className="price__type">{includes}</span>}
    </p>
  )
}

/** Keeps “From” and its figure on one line. */
function Figure({ before, amount }: { before: string | null; amount: string }) {
  const figure = <strong className="price__amount">{amount}</strong>
  if (before === null) return figure
  return (
    <span className="price__figure">
      <span className="price__before">{before}</span> {figure}
    </span>
  )
}
