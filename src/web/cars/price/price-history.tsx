type PriceHistoryProps = { offered: readonly { price: string; day: string; since: string }[] }

/** What the vehicle was offered at before its price came down. */
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
