import type { Point } from '../distance.ts'

/** A rectangle of the map in the Mercator projection that map services use. */
export type MapView = {
  width: number
  height: number
  /** How many of its units the whole world is wide. */
  worldWidth: number
  /** The world's units at its left and top edges. */
  left: number
  top: number
}

/** The zoom of a single location. */
export const LOCATION_ZOOM = 10

const TILE_WIDTH = 256
/** The space between the outermost points and the edges, as a share of the map. */
const MARGIN = 0.14

export type Size = { width: number; height: number }

/** The closest view of all points; of one point, its surroundings at zoom 10. */
export function viewOf(points: readonly Point[], { width, height }: Size): MapView {
  const xs = points.map(({ longitude }) => worldX(longitude))
  const ys = points.map(({ latitude }) => worldY(latitude))
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const room = 1 - 2 * MARGIN
  const worldWidth = Math.min(
    TILE_WIDTH * 2 ** LOCATION_ZOOM,
    (width * room) / Math.max(east - west, Number.EPSILON),
    (height * room) / Math.max(south - north, Number.EPSILON),
  )
  return {
    width,
    height,
    worldWidth,
    left: ((west + east) / 2) * worldWidth - width / 2,
    top: ((north + south) / 2) * worldWidth - height / 2,
  }
}

/** Where a point is on the map, in its units. */
export function project({ worldWidth, left, top }: MapView, { latitude, longitude }: Point) {
  return { x: worldX(longitude) * worldWidth - left, y: worldY(latitude) * worldWidth - top }
}

/** The zoom at which map services show the same width of land. */
export function zoomOf({ worldWidth }: Pick<MapView, 'worldWidth'>): number {
  return Math.log2(worldWidth / TILE_WIDTH)
}

/** The world is 1 wide and 1 high. */
function worldX(longitude: number) {
  return (longitude + 180) / 360
}

function worldY(latitude: number) {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
