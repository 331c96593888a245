import { formatDollars } from '../shared/money.ts'
import type { MarketPriceService, PriceKind } from '../cars/car.ts'
import type { MarketBadge } from './market-badge.ts'

/** The text of a badge: its claim and the basis of the claim. */
export type MarketBadgeText = { claim: string; basis: string }

export const marketPriceSources = ['none', 'redbook', 'autograb', 'sandbox'] as const
export type MarketPriceSource = (typeof marketPriceSources)[number]

/** A “below market” claim always comes with the market it means and the source of the figures. An estimate is called one. */
export function marketBadgeText(
  { belowCents, averageCents, area, priceKind, estimatedBy }: MarketBadge,
  { state, source }: { state: string | null; source: MarketPriceSource },
): MarketBadgeText {
  const where = area === 'country' ? 'across Australia' : state ? `in ${state.toUpperCase()}` : 'in its state'
  const [price, like] = [formatDollars(averageCents), likeWords[priceKind]]
  return {
    claim: `${formatDollars(belowCents)} below market`,
    basis: estimatedBy
      ? `${estimateWords[estimatedBy]} ${price} ${where}, ${like}.`
      : `Vehicles like this one are advertised for ${price} on average ${where}, ${like}.${sourceWords[source]}`,
  }
}

const estimateWords: Record<MarketPriceService, string> = {
  autograb: 'AutoGrab estimates that a vehicle like this one is advertised for',
  sandbox:
    'This demo’s sandbox invents its market prices. It says that a vehicle like this one is advertised for',
}

const likeWords: Record<PriceKind, string> = {
  drive_away: 'also drive away',
  excluding_government_charges: 'also excluding government charges',
  estimated_drive_away: 'also estimated drive away',
  from: 'from',
}

const sourceWords: Record<MarketPriceSource, string> = {
  none: '',
  redbook: ' Source: RedBook.',
  autograb: ' Source: AutoGrab.',
  // The averages of the feed, which are not the sandbox’s.
  sandbox: '',
}
