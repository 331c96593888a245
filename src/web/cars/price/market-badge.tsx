import type { MarketBadgeText } from '#domain/market-prices/market-badge-text.ts'
import './market-badge.css'

/**
 * Says that the price is well below the market, with an explanation to expand, smaller on a card than on a vehicle's page. A
 * tooltip would reach only those who use a mouse.
 */
export function MarketBadge({ badge }: { badge: MarketBadgeText | null }) {
  if (badge === null) return null
  return (
    <details className="market-badge">
      <summary>{badge.claim}</summary>
      <p>{badge.basis}</p>
    </details>
  )
}
