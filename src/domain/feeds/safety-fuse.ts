/** A feed may remove this share of the vehicles from the site at once. */
const FUSE_SHARE = 0.3

/** A feed may always remove this many, so that a small dealer can have a good week. */
const FUSE_VEHICLES = 5

export type FeedEffect = {
  /** Vehicles that visitors saw as for sale before: those of this feed, and others that it lists. */
  onSale: number
  /** How many of them the feed would remove: missing, withdrawn, hidden, or marked as sold. */
  leaving: number
  /** Vehicles that could be read from the feed. */
  vehicles: number
}

/** Returns why a feed looks broken: it has no vehicles, or far fewer than before. Otherwise `null`. */
export function fuseRefusal({ onSale, leaving, vehicles }: FeedEffect): string | null {
  if (vehicles === 0) {
    return onSale === 0
      ? 'No vehicle could be read from the feed.'
      : `No vehicle could be read from the feed, but ${onSale} are for sale.`
  }
  if (leaving <= FUSE_VEHICLES || leaving <= onSale * FUSE_SHARE) return null
  const percent = Math.round((leaving / onSale) * 100)
  return `The feed would remove ${leaving} of ${onSale} vehicles (${percent}%) from the site at once.`
}
