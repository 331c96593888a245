import { LRUCache } from 'lru-cache'
import type { Point } from '#domain/locations/distance.ts'
import type { Atlas } from '#domain/locations/map/atlas.ts'
import { type DrawnMap, drawnMap } from '#domain/locations/map/drawn-map.ts'
import { LOCATION_ZOOM } from '#domain/locations/map/map-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { mapProvider } from '#sites/third-party-map.ts'
import type { MapData, MapMarker, MapService } from './map-data.ts'

type Marked = Omit<MapMarker, keyof Point> & { latitude: number | null; longitude: number | null }
type Dealership = Pick<PublicDealership, 'site' | 'maps'>

/** The map of some places; `null` when none of them has coordinates. */
export function mapData(places: readonly Marked[], dealership: Dealership): MapData | null {
  const markers = places.flatMap(({ name, href, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name, href, latitude, longitude }],
  )
  const drawing = drawingOf(markers, dealership.maps.atlas())
  return drawing && { drawing, markers, service: mapService(markers, dealership) }
}

const drawings = new WeakMap<Atlas, LRUCache<string, { map: DrawnMap | null }>>()
const MAX_DRAWINGS = 500

/** A drawing takes milliseconds, and the places of a dealer hardly ever move. */
function drawingOf(points: readonly Point[], atlas: Atlas) {
  const key = points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join()
  const cache = drawings.get(atlas) ?? new LRUCache({ max: MAX_DRAWINGS })
  drawings.set(atlas, cache)
  const drawing = cache.get(key) ?? { map: drawnMap(points, atlas) }
  cache.set(key, drawing)
  return drawing.map
}

function mapService(markers: readonly MapMarker[], { site: { map }, maps }: Dealership): MapService {
  const provider = mapProvider(map)
  const [first, second] = markers
  if (map.kind === 'interactive') return { kind: 'interactive', styleUrl: map.styleUrl, provider }
  // Google's frame shows one place only.
  if (map.kind === 'embed' && map.embedKey !== null && provider !== null && first && !second) {
    const address = maps.embedAddress({ ...first, key: map.embedKey, zoom: LOCATION_ZOOM })
    return { kind: 'embed', address, provider }
  }
  return { kind: 'drawn', provider: null }
}
