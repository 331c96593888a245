import type { Point } from '../distance.ts'
import type { Atlas, LonLat } from './atlas.ts'
import { clipShape, type XY } from './clip-shapes.ts'
import { type MapView, project, type Size, viewOf, zoomOf } from './map-view.ts'
import { type MapLabel, placeLabels } from './place-labels.ts'
import { scaleBar, type ScaleBar } from './scale-bar.ts'
import { svgPath } from './svg-path.ts'

/** A map as an SVG drawing: the coast, borders and towns around some points, and a pin at each. */
export type DrawnMap = Size & {
  land: string
  borders: string
  labels: MapLabel[]
  pins: XY[]
  scale: ScaleBar
}

/** Its units. A screen scales it. */
const SIZE: Size = { width: 640, height: 440 }
/** What lies this far outside is drawn too, so that no line runs along the edge. */
const BEYOND = 6
/** Closer than this, the lines of the borders would be visibly inexact. */
const CLOSEST_BORDERS = 7

const area = { left: -BEYOND, top: -BEYOND, right: SIZE.width + BEYOND, bottom: SIZE.height + BEYOND }

/** Draws the map of some points; `null` without any. */
export function drawnMap(points: readonly Point[], atlas: Atlas): DrawnMap | null {
  if (points.length === 0) return null
  const view = viewOf(points, SIZE)
  const pins = points.map((point) => tenths(project(view, point)))
  const borders = zoomOf(view) < CLOSEST_BORDERS ? atlas.borders : []
  return {
    ...SIZE,
    land: atlas.land.map((ring) => svgPath(clipShape(onMap(view, ring), area), { isClosed: true })).join(''),
    borders: borders.map((line) => svgPath(onMap(view, line), { isClosed: false })).join(''),
    labels: labelsOf(view, atlas, pins),
    pins,
    scale: scaleBar(view),
  }
}

function onMap(view: MapView, line: readonly LonLat[]) {
  return line.map(([longitude, latitude]) => project(view, { latitude, longitude }))
}

function labelsOf(view: MapView, { towns }: Atlas, pins: readonly XY[]) {
  const onIt = towns
    .map(({ name, latitude, longitude }) => ({ name, ...tenths(project(view, { latitude, longitude })) }))
    .filter(({ x, y }) => x > 0 && x < view.width && y > 0 && y < view.height)
  return placeLabels(onIt, { ...SIZE, taken: pins })
}

function tenths({ x, y }: XY): XY {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
