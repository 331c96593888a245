import type { MapData } from './map-data.ts'
import { MapPicture } from './map-picture.tsx'

export type MapProps = { map: MapData; label: string }

/** The drawing of a map, which needs neither scripts nor network. */
export function MapDrawing({ map: { drawing, markers }, label }: MapProps) {
  return (
    <MapPicture map={drawing} label={`${label}: a map of ${markers.map(({ name }) => name).join(', ')}`} />
  )
}
