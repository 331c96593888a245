import { useEffect, useState } from 'react'
import type { MapData } from './map-data.ts'
import { PlaceMap } from './place-map.tsx'

/** The map of a place that the page has no data of. Where it can't be fetched, there is none. */
export function FetchedMap({ address, label }: { address: string; label: string }) {
  const [map, setMap] = useState<MapData | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    fetch(address, { signal: abort.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<MapData | null>) : null))
      .then(setMap, () => setMap(null))
    return () => abort.abort()
  }, [address])

  return map && <PlaceMap map={map} label={label} />
}
