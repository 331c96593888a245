import {
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import stylesheet from 'maplibre-gl/dist/maplibre-gl.css?url'
import { LOCATION_ZOOM } from '#domain/locations/map/map-view.ts'
import type { MapData, MapMarker } from './map-data.ts'
import { coloursOf, ownStyle } from './own-style.ts'

type Shown = { data: MapData; label: string }

/** The room around the outermost pins. */
const MARGIN_PX = 56
/** Closer than this, our own coast is too rough. */
const CLOSEST_OWN_ZOOM = 12

/** Opens a map in an element, with the dealer's tiles or our own coast. Throws where the browser can't show it. */
export async function openMap(container: HTMLElement, { data, label }: Shown): Promise<MapLibreMap> {
  setWorkerUrl(workerUrl)
  await loadStyles()
  const { markers, service } = data
  const tiles = service.kind === 'interactive' ? service.styleUrl : null
  const own = await ownStyle(coloursOf(container))
  const style = tiles === null ? own : await reachable(tiles, own)
  const map = new MapLibreMap({
    container,
    style,
    bounds: boundsOf(markers),
    fitBoundsOptions: { padding: MARGIN_PX, maxZoom: LOCATION_ZOOM },
    ...(style === own && { maxZoom: CLOSEST_OWN_ZOOM }),
    // One finger and the wheel scroll the page.
    cooperativeGestures: true,
    attributionControl: { compact: true },
    dragRotate: false,
    pitchWithRotate: false,
    locale: { 'Map.Title': `Map: ${label}` },
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  markers.forEach((marker, index) =>
    new Marker({ element: pin(marker, markers.length > 1 ? index + 1 : null), anchor: 'center' })
      .setLngLat([marker.longitude, marker.latitude])
      .addTo(map),
  )
  return map
}

/** A service that can't be reached leaves our own coast. */
async function reachable(styleUrl: string, own: StyleSpecification): Promise<StyleSpecification> {
  try {
    const answer = await fetch(styleUrl)
    return answer.ok ? ((await answer.json()) as StyleSpecification) : own
  } catch {
    return own
  }
}

function boundsOf(markers: readonly MapMarker[]): [number, number, number, number] {
  const east = markers.map(({ longitude }) => longitude)
  const north = markers.map(({ latitude }) => latitude)
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)]
}

/** The number matches the list beside the map. */
function pin({ name, href }: MapMarker, number: number | null) {
  const element = document.createElement(href === null ? 'span' : 'a')
  if (element instanceof HTMLAnchorElement && href !== null) element.href = href
  element.className = 'map-pin'
  element.title = name
  const text = document.createElement('span')
  text.className = 'visually-hidden'
  text.textContent = ` ${name}`
  element.append(number === null ? '' : String(number), text)
  return element
}

let styles: Promise<unknown> | undefined

function loadStyles() {
  styles ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = stylesheet
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
  return styles
}
