/** A feed may remove this share of the vehicles from the site at once. */
const FUSE_SHARE = 0.3

/** A feed may take over this share of the site’s vehicles that it lists from other feeds at once. */
const TAKEOVER_SHARE = 0.5

/** A feed may always remove or take over this many, since a small dealer may have a good week, or move a few to another feed. */
const FUSE_VEHICLES = 5

export type FeedEffect = {
  /** Vehicles that visitors saw as for sale before: those of this feed, and others that it lists. */
  onSale: number
  /** How many of them the feed would remove: missing, withdrawn, hidden, or marked as sold. */
  leaving: number
  /** Vehicles that could be read from the feed. */
  vehicles: number
  /** How many of them the site has already. */
  known: number
  /** How many of those came from another feed before. */
  takenOver: number
  /** That feed, or one of several. */
  takenFrom: string | null
}

/**
 * Returns why a feed looks broken: it has no vehicles, far fewer than before, or those of another feed, as when it is read with
 * the wrong mapping. Otherwise `null`.
 */
export function fuseRefusal({
  onSale,
  leaving,
  vehicles,
  known,
  takenOver,
  takenFrom,
}: FeedEffect): string | null {
  if (vehicles === 0) {
    return onSale === 0
      ? 'No vehicle could be read from the feed.'
      : `No vehicle could be read from the feed, but ${onSale} are for sale.`
  }
  if (isMany(leaving, onSale * FUSE_SHARE)) {
    const percent = Math.round((leaving / onSale) * 100)
    return `The feed would remove ${leaving} of ${onSale} vehicles (${percent}%) from the site at once.`
  }
  if (isMany(takenOver, known * TAKEOVER_SHARE)) {
    return `Of ${known} vehicles that the site has and this feed lists, ${takenOver} came from another (${takenFrom}). Is this the right mapping, or has the provider changed?`
  }
  return null
}

function isMany(vehicles: number, share: number) {
  return vehicles > FUSE_VEHICLES && vehicles > share
}
