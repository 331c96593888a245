import type { MapView } from './map-view.ts'

export type ScaleBar = { label: string; width: number }

const EQUATOR_KM = 40_075
/** The widest bar, as a share of the map. */
const WIDEST = 0.25

/** The longest round distance that fits a corner of the map. */
export function scaleBar(view: MapView): ScaleBar {
  const kmPerUnit = (EQUATOR_KM / view.worldWidth) * Math.cos(latitudeAtCentre(view))
  const most = view.width * WIDEST * kmPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const km = [5, 2, 1].map((step) => step * power).find((each) => each <= most) ?? power
  return { label: `${km} km`, width: Math.round(km / kmPerUnit) }
}

/** In radians. */
function latitudeAtCentre({ top, height, worldWidth }: MapView) {
  const y = (top + height / 2) / worldWidth
  return Math.atan(Math.sinh(Math.PI * (1 - 2 * y)))
}
