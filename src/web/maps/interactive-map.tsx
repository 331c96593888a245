import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { MapDrawing, type MapProps } from './map-drawing.tsx'
import { openMap } from './open-map.ts'
import './interactive-map.css'

/** A map to move around in. Until it has loaded, and where it can’t run, the drawing stays. */
export function InteractiveMap(props: MapProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const { map: data, label } = props

  useEffect(() => {
    const container = stage.current
    if (!container) return undefined
    const abort = new AbortController()
    let map: MapLibreMap | undefined
    openMap(container, { data, label }).then(
      (opened) => {
        map = opened
        if (abort.signal.aborted) opened.remove()
        else opened.once('load', () => setIsReady(true))
      },
      // Some browsers have no WebGL.
      () => setIsReady(false),
    )
    return () => {
      abort.abort()
      map?.remove()
    }
  }, [data, label])

  return (
    <>
      {!isReady && <MapDrawing {...props} />}
      <div className={isReady ? 'interactive-map interactive-map--ready' : 'interactive-map'} ref={stage} />
    </>
  )
}
