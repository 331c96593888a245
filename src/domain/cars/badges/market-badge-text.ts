import { formatDollars } from '../../shared/money.ts'
import type { PriceKind } from '../car.ts'
import type { MarketBadge } from './market-badge.ts'

/** The text of a badge: its claim and the basis of the claim. */
export type MarketBadgeText = { claim: string; basis: string }

export type MarketPriceSource = 'none' | 'redbook' | 'autograb'

/** A “below market” claim always comes with the market it means and the source of the figures. */
export function marketBadgeText(
  { belowCents, averageCents, area, priceKind }: MarketBadge,
  { state, source }: { state: string | null; source: MarketPriceSource },
): MarketBadgeText {
  const where = area === 'country' ? 'across Australia' : state ? `in ${state.toUpperCase()}` : 'in its state'
  const average = `${formatDollars(averageCents)} on average ${where}, ${likeWords[priceKind]}`
  return {
    claim: `${formatDollars(belowCents)} below market`,
    basis: `Vehicles like this one are advertised for ${average}.${sourceWords[source]}`,
  }
}

const likeWords: Record<PriceKind, string> = {
  drive_away: 'drive away like this price',
  excluding_government_charges: 'excluding government charges like this price',
  estimated_drive_away: 'estimated drive away like this price',
  from: 'from',
}

const sourceWords: Record<MarketPriceSource, string> = {
  none: '',
  redbook: ' Source: RedBook.',
  autograb: ' Source: AutoGrab.',
}
