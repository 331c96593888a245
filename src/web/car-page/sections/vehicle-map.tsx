import { useRef } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useInView } from '../../ui/use-in-view.ts'
import './vehicle-map.css'

const FetchedMap = lazyComponent(() => import('../../maps/fetched-map.tsx').then((file) => file.FetchedMap))

type VehicleMapProps = { place: { name: string; address: string | null; href: string } }

/** Where the vehicle is. The page of the place has everything that its map shows, and works without scripts. */
export function VehicleMap({ place: { name, address, href } }: VehicleMapProps) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div className="vehicle-map" id="vehicle-map" ref={ref}>
      <p>
        <a href={href}>
          <strong>{name}</strong>
        </a>
        {address && <span> {address}</span>}
      </p>
      {useInView(ref) && <FetchedMap address={`/maps${href}.json`} label={name} />}
    </div>
  )
}
