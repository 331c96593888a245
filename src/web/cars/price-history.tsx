import { longDay } from '#domain/shared/day.ts'
import { formatDollars } from '#domain/shared/money.ts'

type PriceHistoryProps = { offered: readonly { amountCents: number; day: string }[] }

/** What the vehicle was offered at before its price came down. */
export function PriceHistory({ offered }: PriceHistoryProps) {
  if (offered.length === 0) return null
  return (
    <details className="panel">
      <summary>
        <h2>Price history</h2>
      </summary>
      <ol className="price-history">
        {offered.map(({ amountCents, day }, index) => (
          <li key={index}>
            <span>
              From <time dateTime={day}>{longDay(day)}</time>
            </span>{' '}
            <strong>{formatDollars(amountCents)}</strong>
          </li>
        ))}
      </ol>
    </details>
  )
}
