/** A feed may take this share of its vehicles off the site at once, */
const FUSE_SHARE = 0.3

/** and always this many, so that a small dealer may have a good week. */
const FUSE_VEHICLES = 5

export type FeedEffect = {
  /** Vehicles of this feed that were for sale before. */
  onSale: number
  /** How many of them the feed would take off: sold by their absence, withdrawn, or gone by its own word. */
  leaving: number
  /** Vehicles that could be read from the feed. */
  vehicles: number
}

/** Why a feed looks broken rather than true: it is empty, or far fewer vehicles would be left. Otherwise `null`. */
export function fuseRefusal({ onSale, leaving, vehicles }: FeedEffect): string | null {
  if (vehicles === 0) {
    return onSale === 0
      ? 'No vehicle could be read from the feed.'
      : `No vehicle could be read from the feed, and ${onSale} are for sale.`
  }
  if (leaving <= FUSE_VEHICLES || leaving <= onSale * FUSE_SHARE) return null
  const percent = Math.round((leaving / onSale) * 100)
  return `The feed would take ${leaving} of ${onSale} vehicles (${percent} %) off the site at once.`
}
