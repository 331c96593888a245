import './price-history.css'

type PriceHistoryProps = { offered: readonly { price: string; day: string; since: string }[] }

/** The vehicle's prices before each drop. */
export function PriceHistory({ offered }: PriceHistoryProps) {
  if (offered.length === 0) return null
  return (
    <details className="panel">
      <summary>
        <h2>Price history</h2>
      </summary>
      <ol className="price-history">
        {offered.map(({ price, day, since }, index) => (
          <li key={index}>
            <time dateTime={day}>{since}</time> <strong>{price}</strong>
          </li>
        ))}
      </ol>
    </details>
  )
}
