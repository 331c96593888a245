import type { MarketBadgeText } from '#domain/cars/market-badge-text.ts'

/** On a vehicle's page: that its price is well below the market, and on request what that means. */
export function MarketBadge({ badge }: { badge: MarketBadgeText | null }) {
  if (badge === null) return null
  return (
    <details className="market-badge market-badge--explained">
      <summary>{badge.claim}</summary>
      <p>{badge.basis}</p>
    </details>
  )
}

/** On a card: the same in a few words. What it means is said to who listens or points, and stands on the page. */
export function MarketBadgeMark({ badge }: { badge: MarketBadgeText | null }) {
  if (badge === null) return null
  return (
    <p className="market-badge" title={badge.basis}>
      {badge.claim}
      <span className="visually-hidden">. {badge.basis}</span>
    </p>
  )
}
