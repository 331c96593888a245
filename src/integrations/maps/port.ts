import type { Point } from '#domain/locations/distance.ts'
import type { Atlas } from '#domain/locations/map/atlas.ts'

/** The maps of a dealer's locations. Our own need no network. */
export type Maps = {
  /** The land and the towns that our own maps draw. */
  atlas(): Atlas
  /** Google's map of a place for a frame; `null` in a demo, which loads nothing from other hosts. */
  embedAddress: EmbedAddress
}

export type EmbedAddress = (place: Point & { name: string; key: string; zoom: number }) => string | null
