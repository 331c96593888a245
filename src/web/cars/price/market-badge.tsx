import type { MarketBadgeText } from '#domain/market-prices/market-badge-text.ts'
import './market-badge.css'

/** For a vehicle's page: says that the price is well below the market, with an explanation to expand. */
export function MarketBadge({ badge }: { badge: MarketBadgeText | null }) {
  if (badge === null) return null
  return (
    <details className="market-badge market-badge--explained">
      <summary>{badge.claim}</summary>
      <p>{badge.basis}</p>
    </details>
  )
}

/** For a card: the same in small, because a tooltip would reach only those who use a mouse. */
export function MarketBadgeMark({ badge }: { badge: MarketBadgeText | null }) {
  if (badge === null) return null
  return (
    <details className="market-badge market-badge--on-card">
      <summary>{badge.claim}</summary>
      <p>{badge.basis}</p>
    </details>
  )
}
