import type { Site } from '../site.ts'

/** Warnings about a valid document: settings that do less than the dealer may expect. */
export function siteNotes(site: Site): string[] {
  return badgeWithoutSource(site)
}

function badgeWithoutSource({ prices }: Site) {
  if (!prices.marketBadge || prices.marketPriceSource !== 'none') return []
  return [
    'prices.marketBadge is on, but prices.marketPriceSource is empty: shoppers see an average price but not where it comes from.',
  ]
}
