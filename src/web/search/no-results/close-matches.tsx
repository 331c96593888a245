import { CarCards } from '../../cars/card/car-cards.tsx'
import type { CloseMatchesData } from './close-matches-data.server.ts'
import './close-matches.css'

/** Vehicles that miss one or two of the filters, separate from the exact matches. */
export function CloseMatches({ close }: { close: CloseMatchesData }) {
  if (close.length === 0) return null
  return (
    <section className="close-matches" aria-labelledby="close-matches">
      <h2 id="close-matches">Close matches</h2>
      {close.map(({ missing, count, address, isAll, cars }) => (
        <div key={missing} className="close-matches__group">
          <p>
            {`These match everything except ${missing}. `}
            {!isAll && <a href={address}>{`See all ${count} without ${missing}`}</a>}
          </p>
          <CarCards cars={cars} />
        </div>
      ))}
    </section>
  )
}
