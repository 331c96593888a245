import type { Site } from '../site.ts'

/** Warnings about a valid document: settings that do less than the dealer may expect. */
export function siteNotes(site: Site): string[] {
  return [...badgeWithoutSource(site), ...sandboxSource(site)]
}

function badgeWithoutSource({ prices }: Site) {
  if (!prices.marketBadge || prices.marketPriceSource !== 'none') return []
  return [
    'prices.marketBadge is on, but prices.marketPriceSource is empty: shoppers see an average price but not where it comes from.',
  ]
}

function sandboxSource({ prices }: Site) {
  if (prices.marketPriceSource !== 'sandbox') return []
  return [
    'prices.marketPriceSource is sandbox, which only a demo has: elsewhere no market prices are fetched, and the badge does not say where those of the feed come from.',
  ]
}
