import { useRef, useState } from 'react'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { Button } from '../ui/actions/button.tsx'
import { useInView } from '../ui/use-in-view.ts'
import { hasGraphicsCard } from './graphics-card.ts'
import { MapDrawing, type MapProps } from './map-drawing.tsx'
import { useActiveVisitor } from './use-active-visitor.ts'
import './place-map.css'

const InteractiveMap = lazyComponent(
  async () => (hasGraphicsCard() ? (await import('./interactive-map.tsx')).InteractiveMap : MapDrawing),
  MapDrawing,
)

/**
 * A map of places. Every visitor gets the drawing at once. When it comes near and the visitor moves on the page, a map to
 * move around in takes its place; maps from elsewhere wait until the visitor asks for them.
 */
export function PlaceMap({ map, label }: MapProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isAllowed, setIsAllowed] = useState(false)
  const isNear = useInView(ref)
  const isActive = useActiveVisitor()
  const { service } = map
  const mayLoad = service.provider === null || isAllowed
  return (
    <div className="place-map">
      <div className="place-map__stage" ref={ref}>
        {service.kind === 'interactive' && mayLoad && isNear && isActive ? (
          <InteractiveMap map={map} label={label} />
        ) : service.kind === 'embed' && mayLoad ? (
          <EmbeddedMap address={service.address} label={label} />
        ) : (
          <MapDrawing map={map} label={label} />
        )}
      </div>
      {service.provider !== null && !mayLoad && (
        <div className="place-map__offer" data-scripted="">
          <Button look="quiet" onClick={() => setIsAllowed(true)}>
            {service.kind === 'embed' ? `Show ${service.provider}` : 'Show the street map'}
          </Button>
          <p>{`This loads a map from ${service.provider}.`}</p>
        </div>
      )}
      <p className="place-map__source">Map: Natural Earth, GeoNames</p>
    </div>
  )
}

function EmbeddedMap({ address, label }: { address: string | null; label: string }) {
  if (address === null)
    return <p className="place-map__demo">The dealer’s own website shows Google Maps here.</p>
  return (
    <iframe
      className="place-map__frame"
      src={address}
      title={label}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      // Google's map needs its own origin. It is never ours, so it can't reach this page.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  )
}
