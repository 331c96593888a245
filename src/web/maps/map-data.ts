import type { Point } from '#domain/locations/distance.ts'
import type { DrawnMap } from '#domain/locations/map/drawn-map.ts'

/** A place on a map, and the page about it. */
export type MapMarker = Point & { name: string; href: string | null }

/**
 * The drawing that every visitor gets, and what takes its place in the browser. A visitor allows a provider before anything
 * is loaded from there.
 */
export type MapData = { drawing: DrawnMap; markers: MapMarker[]; service: MapService }

export type MapService =
  | { kind: 'drawn'; provider: null }
  | { kind: 'interactive'; styleUrl: string | null; provider: string | null }
  /** Without an address, in a demo, nothing is loaded. */
  | { kind: 'embed'; address: string | null; provider: string }
